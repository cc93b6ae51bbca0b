import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';
import { marketIds } from '../../../market.ts';
import { takenByField } from '../taken-by.ts';

export const consoleBureauCases = defineCall({
  id: 'A15.186',
  group: 'console',
  name: 'bureau-cases',
  method: 'GET',
  audience: 'staff',
  permission: 'bureau.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Disputes about what was reported and rows that a bureau refused, next deadline first; or the disputes that were decided.',
  request: z.strictObject({
    market: z.enum(marketIds),
    show: z.enum(['open', 'decided']),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    cases: z.array(
      z.strictObject({
        caseId: z.uuid(),
        subject: z.string(),
        detail: z.string(),
        deadline: instant,
        since: instant,
        state: z.enum(['open', 'correcting', 'corrected', 'stands']),
        taken: takenByField,
        mayTake: z.boolean(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});
