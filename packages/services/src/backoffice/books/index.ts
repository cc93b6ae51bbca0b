export { readProvisionPage } from './read-provision-page.ts';
export { booksSubject, readEntry, readJournal, readPeriods, readTrialBalance } from './read-books.ts';
export type { JournalEntry } from '@candor/store/ledger';
export {
  handOver,
  mappingSubject,
  readGeneralLedger,
  readHandOverPart,
  readJournalPart,
  type MappedLine,
} from './general-ledger.ts';
export { isMonthAhead, readFinancialStatements } from './read-financial-statements.ts';
