import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { currencyCode } from '../../../fields/currency-code.ts';
import { instant } from '../../../fields/instant.ts';
import { payeeRow } from '../payouts/payout-fields.ts';
import { approvalLine } from './approval-line.ts';

const minor = z.int().meta({ description: 'Minor units.' });

const shownPosting = z.strictObject({
  account: z.string(),
  side: z.enum(['debit', 'credit']),
  amount: minor,
});
const shownEntry = z.strictObject({
  event: z.string(),
  businessDate: z.string(),
  lines: z.array(shownPosting),
});

export const consoleApproval = defineCall({
  id: 'A15.112',
  group: 'console',
  name: 'approval',
  method: 'GET',
  audience: 'staff',
  permission: 'approval.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One request: who asked and why, what will be owed then, what was checked, what will be posted and sent.',
  request: z.strictObject({ requestId: z.uuid() }),
  response: z.strictObject({
    ...approvalLine,
    currency: currencyCode,
    words: z.array(
      z.strictObject({
        step: z.enum(['asked', 'asked-back', 'answered', 'agreed', 'refused', 'withdrawn']),
        name: z.string(),
        at: instant,
        words: z.string(),
      }),
    ),
    preview: z
      .strictObject({
        title: z.string(),
        commits: z.string(),
        // oxlint-disable-next-line unicorn/no-thenable -- what it will be
        figures: z.array(z.strictObject({ name: z.string(), now: minor, then: minor, isTotal: z.boolean() })),
        // oxlint-disable-next-line unicorn/no-thenable -- what it will be
        terms: z.array(z.strictObject({ name: z.string(), now: z.string(), then: z.string() })),
        checks: z.array(z.strictObject({ is: z.enum(['kept', 'look', 'broken']), words: z.string() })),
        postings: z.array(
          z.strictObject({ account: z.string(), side: z.enum(['debit', 'credit']), amount: minor }),
        ),
        sent: z.string().nullable(),
        entries: z.array(shownEntry).nullable().meta({
          description: 'Every entry that it posts, in order; null for an act that tells sums only.',
        }),
        later: z
          .strictObject({ when: z.string(), entries: z.array(shownEntry) })
          .nullable()
          .meta({ description: 'What it leads to, and when: the entries of the bank’s result.' }),
        payees: z.array(payeeRow),
        leftOut: z.array(z.strictObject({ name: z.string().nullable(), amount: minor, why: z.string() })),
        isFirstOfTwo: z
          .boolean()
          .meta({ description: 'Above the limit of whoever looks: somebody else must agree too.' }),
        seen: z.string().meta({ description: 'Stands for these figures: sent back when agreeing.' }),
      })
      .nullable(),
    impossible: z
      .string()
      .nullable()
      .meta({ description: 'The rule by which it can’t be done as things stand.' }),
  }),
  errors: ['not_found'],
});
