import type { OutboxHandlers } from '../../kernel/outbox/relay-outbox.ts';
import type { OutboxTopic } from '../../kernel/outbox/topics.ts';
import { traceTopics } from '../../kernel/outbox/trace-topics.ts';

/**
 * Topics that commands write and nothing in here waits for. Integrators are told of some
 * (`webhook-topics.ts`); the others are traces. Every other topic needs a handler, or the worker does not
 * compile.
 */
export const unheardTopics = [
  ...traceTopics,
  'loan.loan-reopened',
  'loan.loan-restructured',
  'loan.loan-written-off',
  'complaint.received',
  'complaint.disputed',
  'complaint.answered',
  'complaint.rejected',
  'complaint.taken-back',
  'complaint.late',
  'complaint.reopened',
  'complaint.closed',
] as const satisfies readonly OutboxTopic[];

type UnheardTopic = (typeof unheardTopics)[number];

/** Takes each of them, and does nothing. */
export const unheardHandlers = Object.fromEntries(
  unheardTopics.map((topic) => [topic, async () => {}]),
) as unknown as Pick<OutboxHandlers, UnheardTopic>;
