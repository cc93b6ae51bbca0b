import { z } from 'zod';
import { calendarDay } from '../../fields.ts';
import { attachedFile } from './fields.ts';
import { payeeRow } from './payout-fields.ts';

const minor = z.int().meta({ description: 'Minor units.' });

/**
 * Stands for all that a preview showed. The act that it leads to sends it back as `seen`, and is refused if
 * it would do something else now.
 */
export const previewMark = z
  .string()
  .regex(/^[0-9a-f]{32}$/u)
  .meta({
    description: 'Sent back with the act: it does what was shown, or nothing.',
    examples: ['0'.repeat(32)],
  });

/** What falls due on one day. */
const actRow = z.strictObject({
  dueOn: calendarDay,
  principal: minor,
  interest: minor,
  accrued: minor.meta({ description: 'Interest that was earned before new terms: it earns none.' }),
  charges: minor.meta({ description: 'Fees and late charges.' }),
  total: minor,
});

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

/** Where the rows change: what is left to pay, before and after. */
const actSchedule = z
  .strictObject({ before: z.array(actRow), after: z.array(actRow) })
  .nullable()
  .meta({ description: 'Null where no row changes.' });

/**
 * What whoever acts or approves sees before they do: what changes, what was checked, what is posted, line by
 * line, and what is sent.
 */
export const actPreview = {
  title: z.string(),
  commits: z.string(),
  figures: z.array(
    // oxlint-disable-next-line unicorn/no-thenable -- what it will be
    z.strictObject({ name: z.string(), now: minor, then: minor, change: minor, isTotal: z.boolean() }),
  ),
  // oxlint-disable-next-line unicorn/no-thenable -- what it will be
  terms: z.array(z.strictObject({ name: z.string(), now: z.string(), then: z.string() })),
  checks: z.array(z.strictObject({ is: z.enum(['kept', 'look', 'broken']), words: z.string() })),
  postings: z.array(shownPosting),
  schedule: actSchedule,
  sent: z.string().nullable().meta({ description: 'What the borrower would read; null: nothing is sent.' }),
  entries: z.array(shownEntry).nullable().meta({
    description: 'Every entry that it posts, in order; null for an act that tells sums only.',
  }),
  later: z
    .strictObject({ when: z.string(), entries: z.array(shownEntry) })
    .nullable()
    .meta({ description: 'What it leads to, and when: the entries of the bank’s result.' }),
  attachments: z.array(attachedFile).meta({ description: 'What the maker attached to show it.' }),
  payees: z.array(payeeRow),
  leftOut: z.array(z.strictObject({ name: z.string().nullable(), amount: minor, why: z.string() })),
};

/** New terms for what is left of a loan; without a number of instalments there are none. */
export const newTerms = {
  instalments: z.int().min(1).max(60).optional(),
  firstDueOn: calendarDay.optional().meta({ description: 'One period from today, if nothing is said.' }),
  rate: z
    .enum(['own', 'none'])
    .optional()
    .meta({ description: 'The loan’s own rate, which is what nothing said means, or no interest any more.' }),
};
