export {
  type AccountCode,
  type AccountKind,
  type ClearingAccountCode,
  accounts,
  clearingOf,
  isClearing,
} from './accounts.ts';
export { assertBalanced } from './assert-balanced.ts';
export {
  type Entry,
  type Line,
  type PostedEntry,
  loanSubject,
  partySubject,
  paymentSubject,
} from './entry.ts';
export { ledgerDocument } from './ledger-document.ts';
export { type Occasion, makeEntry } from './make-entry.ts';
export { mirror } from './mirror.ts';
export { accountLabel, eventLabel } from './labels.ts';
export { type LedgerEvent, type LedgerFacts, ledgerEvents, postingTable } from './posting-table.ts';
export {
  type AccountBalance,
  type BalanceSheet,
  type ProfitAndLoss,
  type StatementRow,
  balanceSheet,
  profitAndLoss,
} from './financial-statements.ts';
