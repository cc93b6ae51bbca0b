import { z } from 'zod';
import { minorAmount } from '../../fields.ts';
import { quoteFigures } from '../product.ts';

/** The figures behind a decision, as a borrower is shown them. */
export const loanDecision = z.strictObject({
  why: z.enum(['limit', 'income', 'person']),
  settledLoans: z.int(),
  steps: z.array(z.strictObject({ settledLoans: z.int(), most: minorAmount })),
  sum: z
    .strictObject({
      sharePerMille: z.int(),
      income: minorAmount,
      share: minorAmount,
      others: minorAmount,
      room: z.int().meta({ description: 'Below 0 where other loans take more than the share.' }),
      needs: minorAmount,
    })
    .nullable(),
  floor: z
    .strictObject({ income: minorAmount, atLeast: minorAmount, lacks: minorAmount })
    .nullable()
    .meta({ description: 'Where less is earned per month than any loan needs: both, and how much less.' }),
  nearest: quoteFigures
    .nullable()
    .meta({ description: 'After a refusal: the most over the same term that would be lent.' }),
});
