export {
  type CallDisposition,
  type ContactCount,
  type ContactNote,
  type ContactOutcome,
  countContacts,
  forgetContactWords,
  hasContactNote,
  insertContactNote,
  listContactNotes,
  unansweredWord,
} from './contact-notes.ts';
export {
  type CollectionCall,
  endCollectionCall,
  findRunningCall,
  insertCollectionCall,
  lockRunningCall,
  noteCallTry,
} from './collection-calls.ts';
export {
  type Assignment,
  type CollectionCase,
  type Collector,
  assignLoan,
  closeCase,
  findCollectionCase,
  handOverLoan,
  insertCure,
  listAssignments,
  listCollectors,
  listCuredCases,
  listUnassigned,
  pastDueAmong,
  planNextAction,
} from './collection-cases.ts';
export { type CollectorFigures, collectorFigures, insertTakenPromise } from './collection-performance.ts';
export { type NextAction, type WorklistRow, listWorklistOfIds } from './worklist.ts';
