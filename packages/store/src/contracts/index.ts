export {
  type IssuedKind,
  insertIssuedDocument,
  listIssuedDocuments,
  newestIssuedDocument,
  takeDocumentSerial,
} from './issued-documents.ts';
export { type SignedAgreement, findSignedAgreement, insertSignedAgreement } from './signed-agreements.ts';
export {
  type PlaceInFiles,
  type SignedDocument,
  type SignedDocumentKind,
  type SignedFile,
  type UnmovedDocument,
  countUnmovedDocuments,
  deleteMovedDocument,
  findSignedDocument,
  findSignedFile,
  insertSignedFile,
  listSignedDocumentKinds,
  listSignedFiles,
  listSomeSignedFiles,
  listUnmovedDocuments,
} from './signed-documents.ts';
export {
  type SigningConsent,
  deleteSignedTexts,
  deleteSignedTextsKeptUntil,
  findSignedText,
  insertSignedText,
  insertSigningConsent,
  listSignedTexts,
  listSigningConsents,
} from './signed-texts.ts';
