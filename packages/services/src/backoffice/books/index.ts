export { booksSubject } from './close-period-act.ts';
export { readEntry, readJournal, readPeriods, readTrialBalance } from './read-books.ts';
export type { JournalEntry } from '@candor/store/ledger';
