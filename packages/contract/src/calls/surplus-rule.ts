import { z } from 'zod';

/** What money beyond the running instalment does: waits for the next one as credit, ends the loan sooner, or makes the instalments smaller. */
export const surplusRule = z.enum(['keep', 'shorter', 'smaller']).meta({ examples: ['keep'] });
