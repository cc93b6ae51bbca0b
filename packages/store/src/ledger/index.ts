export { addUpSums } from './add-up-sums.ts';
export { balanceOf, balancesOf } from './balances.ts';
export { moveBusinessClock, openBusinessClock, readBusinessClock } from './business-clock.ts';
export { type ClosingRefusal, closePeriod } from './close-period.ts';
export type { WhichEntry } from './find-entry.ts';
export {
  type JournalEntry,
  accountNames,
  findJournalEntry,
  listAccounts,
  listActsOfEntry,
  listClosings,
  listEntriesOf,
  listEntriesOfDisbursement,
  askJournal,
  listJournalOfIds,
} from './journal.ts';
export { nextNaturalKeys } from './next-natural-keys.ts';
export { listClearingChannels, openClearingAccount } from './open-clearing-account.ts';
export { type PostingRefusal, postEntries, postEntry, watchPostings } from './post-entries.ts';
export { reverseEntry } from './reverse-entry.ts';
export { sealEntries } from './seal-entries.ts';
export {
  type TrialBalanceRow,
  type WhichTrialBalance,
  firstEntryDay,
  trialBalance,
} from './trial-balance.ts';
export { type BooksProof, type Difference, verifyBooks, verifyGuards } from './verify-books.ts';
