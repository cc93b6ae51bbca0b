import { orderStates, paymentStates, type LoanEvent } from '@candor/domain';
import { eventOfTopic } from '../integrations/webhook-topics.ts';
import { problemMessages } from '../problems/problem-messages.ts';
import type { OutboxHandlers } from './relay-outbox.ts';

/** Every event of a loan by name; a new one does not compile until it is here. */
const loanEvents: Readonly<Record<LoanEvent['event'], true>> = {
  'interest-accrued': true,
  'late-charged': true,
  'plan-changed': true,
  'money-allocated': true,
  'payment-reversed': true,
  'row-disputed': true,
  'dispute-ended': true,
  'charges-waived': true,
  'loan-restructured': true,
  'loan-settled': true,
  'loan-reopened': true,
  'loan-cancelled': true,
  'loan-written-off': true,
  'loan-recovered': true,
  'recovery-received': true,
  'recovery-lost': true,
};

/** Nobody is told of these states of an order by that topic: the payout's own topics tell of its end. */
const silentOrderStates = [
  'draft',
  'paying-out',
  'payout-failed',
  'paid-out',
] as const satisfies readonly (keyof (typeof orderStates)['states'])[];

/** The borrower hears of these: see payments/payment-topics.ts. */
const toldPaymentStates: ReadonlySet<string> = new Set([
  'received',
  'allocated',
  'refused',
  'reversed',
] satisfies (keyof (typeof paymentStates)['states'])[]);

/**
 * Topics that commands write and nobody listens to yet: they are kept as a trace for thirty days and then cleared. Here, in one
 * place, so that a topic which somebody forgot to hear is noticed: see apps/server/src/worker/topics.test.ts.
 */
export const unheardTopics: readonly string[] = [
  'product.saved',
  ...Object.keys(loanEvents).map((event) => `loan.${event}`),
  ...Object.keys(paymentStates.states)
    .filter((state) => !toldPaymentStates.has(state))
    .map((state) => `payment.${state}`),
  ...silentOrderStates.map((state) => `order.${state}`),
  ...Object.keys(problemMessages).map((step) => `complaint.${step}`),
].filter((topic) => !eventOfTopic.has(topic));

/** Takes each of them, and does nothing. */
export const unheardHandlers: OutboxHandlers = Object.fromEntries(
  unheardTopics.map((topic) => [topic, async () => {}]),
);
