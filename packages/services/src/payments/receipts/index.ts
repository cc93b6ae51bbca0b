export { readReceipt, readStatement } from './read-loan-papers.ts';
