export {
  type DocumentWish,
  issueDocument,
  ownCertificate,
  readIssuedDocuments,
  wholeLife,
} from './issue-document.ts';
export { readReceipt, readStatement } from './read-loan-papers.ts';
export { recutLine } from './recut-texts.ts';
