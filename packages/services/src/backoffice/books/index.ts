export { readProvisionPage } from './read-provision-page.ts';
export { booksSubject, readEntry, readJournal, readPeriods, readTrialBalance } from './read-books.ts';
export type { JournalEntry } from '@candor/store/ledger';
