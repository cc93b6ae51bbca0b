export {
  type HardshipLine,
  type ShelteredLoan,
  listHardshipQueue,
  shelterOfLoans,
} from './hardship-queue.ts';
export {
  type HardshipCase,
  type HardshipOption,
  type HardshipRequest,
  type HardshipState,
  type PromiseOutcome,
  endHardshipRequest,
  findHardshipRequest,
  forgetHardshipWords,
  insertHardshipRequest,
  isSheltered,
  latestHardshipRequest,
  listHardshipCases,
  listHardshipRequests,
  listPromisesOver,
  notePromiseOutcome,
  notePromisedAmount,
} from './hardship-requests.ts';
