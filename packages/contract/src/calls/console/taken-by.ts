import { z } from 'zod';
import { instant } from '../../fields/instant.ts';

/** Who has it in hand, since when, and when it goes back by itself; null: nobody. */
export const takenByField = z
  .strictObject({ staffId: z.uuid(), name: z.string(), since: instant, returnsAt: instant })
  .nullable();
