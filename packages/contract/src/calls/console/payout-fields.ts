import { z } from 'zod';
import { calendarDay, instant, minorAmount } from '../../fields.ts';

/**
 * Each payout is in one of them. `waiting`: the queue, which is what a person has to do something about;
 * `open`: with the bank or with an approver; `failed`: failed and owed no more.
 */
const payoutPlaces = ['waiting', 'open', 'held', 'failed', 'left'] as const;

/** `for-approval`: of what is `open` what an approver has been asked about and has not decided. */
export const payoutViews = [...payoutPlaces, 'for-approval'] as const;

/** How far a payout is; `not-ordered`: a rule keeps a signed order from being paid out. */
const payoutStates = ['not-ordered', 'ordered', 'sent', 'unknown', 'failed', 'left'] as const;

export const payoutRow = z.strictObject({
  payoutId: z.uuid(),
  kind: z.enum(['loan', 'refund']),
  loanId: z.uuid().nullable().meta({ description: 'The order, and the loan it becomes.' }),
  reference: z.string().nullable(),
  name: z.string().nullable(),
  amount: minorAmount,
  state: z.enum(payoutStates),
  attempt: z.int().min(0),
  channel: z.string().nullable(),
  why: z.string().nullable().meta({ description: 'Why it failed or is not known, in a sentence.' }),
  concern: z.string().nullable().meta({ description: 'What a person has to look at, in a sentence.' }),
  isHeld: z.boolean(),
  place: z.enum(payoutPlaces).meta({ description: 'The one list that it is in.' }),
  isAtApprover: z.boolean(),
  since: instant.nullable(),
  deadline: instant.nullable().meta({ description: 'In the queue alone: by when it is to be done.' }),
  orderedOn: calendarDay.nullable(),
  leftOn: calendarDay.nullable(),
});

/** How far a disbursement file is, and by whom. */
export const batchState = {
  state: z.enum(['prepared', 'released', 'returned']).meta({
    description: '`prepared`: somebody else has to release it; `returned`: its payouts wait for the next.',
  }),
  preparedBy: z.string().nullable(),
  releasedBy: z.string().nullable(),
  releasedAt: instant.nullable(),
  approvalId: z.uuid().nullable().meta({ description: 'The request for its release.' }),
};

/** Whom money goes to, and how much of what was lent that is. */
export const payeeRow = z.strictObject({
  payoutId: z.uuid(),
  name: z.string().nullable(),
  reference: z.string().nullable(),
  account: z.string().meta({ description: 'Of the number only its end.' }),
  principal: minorAmount,
  fee: minorAmount,
  toBeSent: minorAmount,
  note: z.string().nullable(),
});
