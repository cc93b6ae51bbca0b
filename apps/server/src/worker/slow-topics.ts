import type { OutboxTopic } from '@candor/services/kernel/outbox';
import type { SlowTopic } from './outbox-relays.ts';

/**
 * Topics whose handlers wait for vendors or make files. Each has lanes of its own: what is signed and paid
 * out waits behind none of them, nor they behind each other. A lease is longer than the vendor's own time
 * limits let the handler take.
 */
export const slowTopics: readonly SlowTopic[] = [
  // Two questions of twenty seconds each.
  { topic: 'order.submitted', leaseSeconds: 120 },
  // A gateway gives up after eight seconds, after eight more for leave to send.
  { topic: 'message.deliver', leaseSeconds: 60 },
  { topic: 'mail.confirm', leaseSeconds: 60 },
  { topic: 'staff.invited', leaseSeconds: 60 },
  // Every morning one for each loan that is due: thousands at once, before which no money waits.
  { topic: 'reminder.due', leaseSeconds: 60 },
  { topic: 'promise.ended', leaseSeconds: 60 },
  { topic: 'bureau.announce-defaults', leaseSeconds: 120 },
  { topic: 'contract.print', leaseSeconds: 120 },
  // A callback is followed by a question to the channel.
  { topic: 'channel.heard', leaseSeconds: 120 },
  // Fifty files, fifteen seconds each at the worst.
  { topic: 'picture.erase', leaseSeconds: 900 },
  { topic: 'document.erase', leaseSeconds: 900 },
  { topic: 'export.make', leaseSeconds: 900 },
  // A hundred thousand rows, 500 at a time; what is left after a lease goes on from there.
  { topic: 'bureau.write', leaseSeconds: 900 },
  // A hundred thousand lines of a bank; should it take longer, whoever comes next goes on.
  { topic: 'statement.import', leaseSeconds: 1800 },
  // Twenty thousand loans. Should it take longer, whoever comes next goes on with the rows that are left.
  { topic: 'import.agreed', leaseSeconds: 3600 },
];

/**
 * What leads to money that leaves: signed, ordered, left or failed. They have lanes that nothing else is in,
 * however much the end of a day writes.
 */
export const moneyTopics = [
  'order.confirmed',
  'order.paying-out',
  'order.paid-out',
  'order.payout-failed',
  'payout.ordered',
  'payout.left',
  'payout.failed',
  'payout.needs-a-person',
] as const satisfies readonly OutboxTopic[];
