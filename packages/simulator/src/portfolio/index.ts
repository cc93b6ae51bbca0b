export {
  copyTable,
  createDatabase,
  dropSecondaryIndexes,
  loanTables,
  outsideTransaction,
  rebuildBalances,
  restartNumbers,
} from './bulk-load.ts';
export { copyLoans } from './copy-loans.ts';
