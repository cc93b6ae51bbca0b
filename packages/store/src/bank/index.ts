export {
  type BankOpening,
  cashBefore,
  insertBankOpening,
  readBankDaySums,
  readBankMovement,
  readBankOpening,
} from './bank-day.ts';
export {
  type AlikeDebit,
  type BankEntry,
  listAlikeDebits,
  listBankEntriesOfLines,
  listOpenBankEntries,
  lockBankEntries,
  matchBankEntries,
  pairDebits,
  unmatchBankLine,
} from './bank-entries.ts';
export {
  type BankLine,
  findBankLine,
  listBankLinesOn,
  listOpenBankLines,
  lockBankLine,
} from './bank-lines.ts';
export {
  type BankLineKind,
  type NewBankLine,
  firstStatement,
  listBankStatements,
  statementOfDigest,
  type CountedStatement,
  type ListedStatement,
  insertBankBalances,
  countLinesOfKeys,
  countPlacesOfBalance,
  insertBankLines,
  listHeldMovements,
  listStatementsOfDay,
  insertBankStatement,
  statementOfDay,
} from './bank-statements.ts';
export {
  type ClearingAge,
  type UnsettledPayment,
  insertSettlements,
  lastRemittance,
  listReadTransfers,
  listThirdParties,
  listUnsettled,
  readClearingAges,
} from './channel-settlements.ts';
