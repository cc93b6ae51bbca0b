export { type DocumentWish, issueDocument, readIssuedDocuments, wholeLife } from './issue-document.ts';
export { type OwnWish, ownDocument, readOwnPapers } from './own-documents.ts';
export { readReceipt, readStatement } from './read-loan-papers.ts';
export { recutLine } from './recut-texts.ts';
