import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { instant } from '../../fields/instant.ts';
import { bookedEntry } from './booked-entry.ts';
import { takenByField } from './taken-by.ts';
import { payoutRow } from './payout-fields.ts';

/** What somebody may do with it as it stands. */
const payoutActs = ['hold', 'release', 'send', 'outcome'] as const;

/** A request that waits for an approver: until it is decided nothing else is done. */
const asked = z.strictObject({ approvalId: z.uuid(), actName: z.string(), askedBy: z.string() });

export const consolePayout = defineCall({
  id: 'A15.37',
  group: 'console',
  name: 'payout',
  method: 'GET',
  audience: 'staff',
  permission: 'payout.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One payout: where it goes, its attempts, what the channel said, and what may be done.',
  request: z.strictObject({ payoutId: z.uuid() }),
  response: z.strictObject({
    market: z.string().meta({ description: 'Whose it is: its amounts are in that market’s currency.' }),
    payout: payoutRow,
    account: z
      .strictObject({ institution: z.string(), masked: z.string(), holder: z.string(), isOwn: z.boolean() })
      .nullable(),
    held: z.strictObject({ why: z.string(), since: instant, by: z.string() }).nullable(),
    attempts: z.array(
      z.strictObject({
        attempt: z.int(),
        channel: z.string(),
        state: z.string(),
        vendorRef: z.string().nullable(),
        why: z.string().nullable(),
        sends: z.int(),
        intendedAt: instant,
        changedAt: instant,
        nextAt: instant.nullable(),
        batch: z.string().nullable(),
      }),
    ),
    answers: z.array(
      z.strictObject({ attempt: z.int(), at: instant, question: z.string(), heard: z.string() }),
    ),
    taken: takenByField,
    may: z.array(z.enum(payoutActs)),
    asked: asked.nullable(),
    needsAccount: z
      .boolean()
      .meta({ description: 'A refund that has nowhere to go: an account is given, with proof, to send it.' }),
    batch: z
      .strictObject({ batchId: z.string(), state: z.enum(['prepared', 'released', 'returned']) })
      .nullable()
      .meta({ description: 'The file that its newest attempt is in.' }),
    entries: z.array(bookedEntry).meta({
      description: 'All that is booked when it has left, or was; none where that is not decided yet.',
    }),
  }),
  errors: ['not_found'],
});
