export {
  type BankImport,
  type LeftOut,
  endBankImport,
  findBankImport,
  forgetOpenImportsBefore,
  importUnderWay,
  insertBankImport,
  lastHowOfHeads,
  listBankImports,
  lockBankImport,
  noteImportKept,
  noteImportStarted,
  noteLinesDone,
  saveHowOfImport,
  sealedFileOf,
} from './bank-imports.ts';
export { type BankSignOff, insertSignOff, lastSignOff, signOffOf } from './bank-sign-offs.ts';
export { lockTransferNumbers } from './transfer-locks.ts';
