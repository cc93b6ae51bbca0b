export {
  type BorrowerRow,
  type CorrespondentRow,
  type LendingTies,
  countApplications,
  findBorrower,
  findCorrespondent,
  insertBorrower,
  lendingTiesOf,
  listBorrowersHere,
  lockBorrower,
  lockBorrowerByPhone,
  markBorrowerDeleted,
  countIdentityTries,
  deleteIdentityTriesBefore,
  noteIdentityTry,
  noteNumberProved,
  noteScoreAsked,
  releasePhone,
  saveLanguage,
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
export {
  type BorrowerPlace,
  findBorrowerByPhone,
  findBorrowersByPhonePart,
  listBorrowersOfIds,
  listPhonesWithoutParts,
  savePhoneParts,
} from './find-borrower.ts';
export { listBorrowerLending } from './lending-of-borrower.ts';
export {
  type NameWish,
  type NameWord,
  findBorrowersByName,
  listBaseSteps,
  listStepsWithoutNameWords,
  saveNameWords,
} from './name-words.ts';
