export { type DocumentWish, issueDocument, readIssuedDocuments, wholeLife } from './issue-document.ts';
export { readReceipt, readStatement } from './read-loan-papers.ts';
