export { type DamagedFile, checkDocuments, checkSomeDocuments, repairDocument } from './check-documents.ts';
export { contentOf } from '../read-contract.ts';
export { type LeftDocument, type MoveProgress, moveDocuments } from './move-documents.ts';
