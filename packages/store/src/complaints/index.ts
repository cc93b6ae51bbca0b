export {
  type ComplaintDraftRow,
  deleteComplaintDraft,
  deleteComplaintDraftsBefore,
  deleteComplaintDraftsOf,
  listComplaintDrafts,
  saveComplaintDraft,
} from './complaint-drafts.ts';
export {
  type SaidMessage,
  addComplaintPictures,
  countFreeComplaintPictures,
  insertComplaintMessage,
  listComplaintMessages,
} from './complaint-messages.ts';
export { insertComplaintNote, listComplaintNotes } from './complaint-notes.ts';
export {
  type ComplaintStep,
  type ComplaintStepName,
  listComplaintSteps,
  noteComplaintStep,
  noteEscalation,
} from './complaint-steps.ts';
export {
  type AnswerWay,
  type ChargeDecision,
  type Complaint,
  countComplaintsToSee,
  countWaitingComplaints,
  doesChargeStand,
  findComplaint,
  insertComplaint,
  isRowInDispute,
  listWaitingDisputes,
  lockComplaint,
  markComplaintSeen,
  updateComplaint,
} from './complaints.ts';
export {
  closeComplaintsOf,
  forgetComplaintWords,
  forgetComplaintWordsKeptUntil,
} from './forget-complaints.ts';
