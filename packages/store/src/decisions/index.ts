export {
  decisionTableOn,
  findDecisionTable,
  insertDecisionTable,
  insertFirstDecisionTable,
  listDecisionTables,
} from './decision-tables.ts';
export {
  type StoredDecision,
  decisionsAbout,
  decisionsOf,
  forgetGrounds,
  forgetGroundsKeptUntil,
  hasDecision,
  insertDecision,
  listReferredApplications,
} from './decisions.ts';
export {
  type AskedEnquiry,
  bureauEnquiriesOf,
  lastAnswerOf,
  type EnquiryKind,
  findEnquiryAnswer,
  findRecentEnquiry,
  givenConsentId,
  insertEnquiryAnswer,
  insertEnquiryIfAbsent,
  listEnquiries,
} from './enquiries.ts';
export { insertTableRerun, tableRerunsOf } from './table-reruns.ts';
export {
  type ManualDecision,
  overridesSince,
  manualDecisionsAbout,
  manualDecisionsOf,
  insertManualDecision,
} from './manual-decisions.ts';
export { lendingHistory } from './lending-history.ts';
export { type PastDecision, countPastDecisions, listPastDecisions } from './past-decisions.ts';
export { insertScreeningClearance, isScreeningCleared } from './screening-clearances.ts';
export { type Simulators, readSimulators, switchSimulator } from './simulators.ts';
