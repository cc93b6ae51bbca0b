import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { cursor, instant } from '../../fields.ts';
import { bookedEntry, bytesWithProof, reasonGiven, refundAccount, takenByField } from './fields.ts';
import { amountRange, dayRange, listAsked } from './lists/list-fields.ts';
import { payoutRow, payoutViews } from './payout-fields.ts';
import { queueStand } from './queues.ts';

const consolePayouts = defineCall({
  id: 'A15.36',
  group: 'console',
  name: 'payouts',
  method: 'GET',
  audience: 'staff',
  permission: 'payout.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Payouts of a market by a filter and a sort: those in need of a person, by deadline where nothing is said; those under way, that failed, were held, or have left.',
  request: listAsked(
    {
      show: z.enum(payoutViews).default('waiting'),
      kind: z.enum(['loan', 'refund']).optional(),
      amount: amountRange,
      ordered: dayRange,
    },
    ['ordered', 'amount'],
  ),
  response: z.strictObject({
    counts: z.strictObject({ open: z.int(), failed: z.int(), held: z.int(), waitingForFile: z.int() }),
    queue: queueStand,
    atApprover: queueStand.meta({ description: 'What waits for an approver, by its own deadline.' }),
    items: z.array(payoutRow),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

/** What somebody may do with it as it stands. */
const payoutActs = ['hold', 'release', 'send', 'outcome'] as const;

/** A request that waits for an approver: until it is decided nothing else is done. */
const askedAct = z.strictObject({ approvalId: z.uuid(), actName: z.string(), askedBy: z.string() });

const consolePayout = defineCall({
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
    asked: askedAct.nullable(),
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

const consolePayoutHold = defineCall({
  id: 'A15.38',
  group: 'console',
  name: 'payout-hold',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Hold a payout that nobody has sent yet; or ask an approver to lift the hold.',
  request: z.strictObject({ payoutId: z.uuid(), isHeld: z.boolean(), reason: reasonGiven }),
  response: z.strictObject({
    payoutId: z.uuid(),
    isHeld: z.boolean(),
    approvalId: z.uuid().nullable().meta({ description: 'To lift a hold: the request that waits.' }),
  }),
  errors: ['not_found', 'money_cannot_change_so', 'item_is_taken'],
});

const consolePayoutSend = defineCall({
  id: 'A15.39',
  group: 'console',
  name: 'payout-send',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  maxBodyBytes: bytesWithProof,
  uploads: ['base64'],
  summary:
    'Ask an approver to send a payout again that is known to have failed, or one that a rule had kept back. It keeps its id: no channel pays it twice.',
  request: z.strictObject({
    payoutId: z.uuid(),
    account: refundAccount.optional().meta({ description: 'Of a refund: where it goes from now on.' }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
    'attachment_not_taken',
  ],
});

const consolePayoutOutcome = defineCall({
  id: 'A15.40',
  group: 'console',
  name: 'payout-outcome',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask an approver to record how an attempt ended that its channel gives no answer about: the bank was asked.',
  request: z.strictObject({
    payoutId: z.uuid(),
    attempt: z.int().min(1),
    outcome: z.enum(['paid', 'failed']),
    reason: reasonGiven,
  }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
    'item_is_taken',
  ],
});

export const consolePayoutCalls = [
  consolePayouts,
  consolePayout,
  consolePayoutHold,
  consolePayoutSend,
  consolePayoutOutcome,
] as const;
