export {
  type BorrowerRow,
  type LendingTies,
  countApplications,
  findBorrower,
  insertBorrower,
  lendingTiesOf,
  listBorrowersHere,
  lockBorrower,
  lockBorrowerByPhone,
  markBorrowerDeleted,
  noteBorrowerSeen,
  noteScoreAsked,
  releasePhone,
} from './borrowers.ts';
export {
  deleteDocument,
  deleteDocuments,
  deleteDocumentsKeptUntil,
  findDocumentOwner,
  listDocuments,
  releaseDocument,
  saveDocument,
} from './documents.ts';
export { findBorrowerByPhone } from './find-borrower.ts';
export { listBorrowerLending } from './lending-of-borrower.ts';
export {
  findBorrowersByName,
  listBaseSteps,
  listStepsWithoutNameWords,
  saveNameWords,
} from './name-words.ts';
