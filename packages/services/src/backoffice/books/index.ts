export { booksSubject } from './close-period-with-two.ts';
export { readEntry, readJournal, readPeriods, readTrialBalance } from './read-books.ts';
export type { JournalEntry } from '@candor/store/ledger';
