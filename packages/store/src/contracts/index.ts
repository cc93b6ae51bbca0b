export {
  type IssuedKind,
  insertIssuedDocument,
  listIssuedDocuments,
  newestIssuedDocument,
  takeDocumentSerial,
} from './issued-documents.ts';
export { type SignedAgreement, findSignedAgreement, insertSignedAgreement } from './signed-agreements.ts';
export {
  type SignedDocumentKind,
  findSignedDocument,
  insertSignedDocumentIfAbsent,
  listSignedDocumentKinds,
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
