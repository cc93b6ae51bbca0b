export {
  type ImportReason,
  type ImportRow,
  forgetImportRowsBefore,
  insertImportRows,
  listImportRows,
  nextImportRows,
  noteRowImported,
  noteRowRefused,
} from './import-rows.ts';
export {
  type ImportedLoan,
  borrowersByPhones,
  findImportedLoan,
  insertImportedLoan,
  knownReferences,
  ownersOfDocuments,
} from './imported-loans.ts';
export {
  type LoanImport,
  findImport,
  insertImport,
  listImports,
  lockImport,
  noteImportBegun,
  noteImportEnded,
  noteImportProgress,
} from './loan-imports.ts';
