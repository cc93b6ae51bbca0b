export {
  type CountedMoney,
  type MoneyToday,
  lastEndOfDay,
  listLoansDueWithCredit,
  moneyToday,
  openBreaks,
} from './money-today.ts';
export { type OnShift, countAssigned, listOnShift } from './on-shift.ts';
export {
  type QueueHold,
  deleteHoldsBefore,
  dropHold,
  findHold,
  holdItem,
  noteHoldStep,
} from './queue-holds.ts';
export {
  type FileDue,
  type QueueBounds,
  type QueueCounts,
  type QueueHolder,
  type QueueOffice,
  type QueuePlace,
  type WaitingDetail,
  type WaitingRow,
  arrivalsIn,
  countAtApprover,
  countQueues,
  detailsOfQueues,
  isInQueue,
  listQueues,
} from './queue-items.ts';
export { type QueueKey, queueKeys } from './queue-sources.ts';
