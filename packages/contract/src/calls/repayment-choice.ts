import { z } from 'zod';

/** What is to be paid. A delay and a cancellation have calls of their own. */
export const repaymentChoice = z
  .enum(['everything', 'overdue', 'instalment', 'own'])
  .meta({ examples: ['instalment'] });
