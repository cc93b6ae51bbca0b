export { readBureauCase, readDecidedCases, readOpenCases } from './read-bureau-cases.ts';
export { bureauFileSubject, readBureau, readBureauFile } from './read-bureau.ts';
