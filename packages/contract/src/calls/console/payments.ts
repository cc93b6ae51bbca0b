import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { instant } from '../../fields/instant.ts';
import { minorAmount } from '../../fields/minor-amount.ts';
import { plainText } from '../../fields/plain-text.ts';
import { takenByField } from './taken-by.ts';
import { loanName, moneyRow } from './payments/money-fields.ts';

export const consoleMoneyCandidates = defineCall({
  id: 'A15.47',
  group: 'console',
  name: 'money-candidates',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One sum or claim: what the bank said of it, and whose it may be, each with its reasons.',
  request: z.strictObject({
    paymentId: z.uuid(),
    find: plainText(60).optional().meta({ description: 'A loan’s reference, to look at another one.' }),
  }),
  response: z.strictObject({
    market: z.string().meta({ description: 'Whose it is: its amounts are in that market’s currency.' }),
    money: moneyRow,
    kind: z.enum(['money', 'claim', 'settled']),
    memo: z.string().nullable().meta({ description: 'What the bank wrote about it.' }),
    claim: z
      .strictObject({ utr: z.string(), saidAt: instant, state: z.string(), hasPicture: z.boolean() })
      .nullable(),
    taken: takenByField,
    asked: z
      .strictObject({ approvalId: z.uuid(), askedBy: z.string() })
      .nullable()
      .meta({ description: 'What was asked for about it, and waits for an approver.' }),
    dueAt: instant.nullable(),
    whyNotByItself: z.string().nullable(),
    candidates: z.array(
      loanName.extend({
        strength: z.enum(['strong', 'possible', 'weak']),
        reasons: z.array(z.strictObject({ agrees: z.boolean().nullable(), words: z.string() })),
        instalment: z
          .strictObject({ n: z.int(), of: z.int(), amount: minorAmount, dueOn: calendarDay })
          .nullable(),
        isFound: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found'],
});
