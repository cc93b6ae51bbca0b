export {
  type AttachmentRow,
  type AttachmentType,
  findAttachment,
  forgetAttachmentsOf,
  forgetProofsOfGoneAccounts,
  insertAttachment,
  listAttachments,
} from './attachments.ts';
export { type CustomerApplication, listCustomerApplications } from './customer-applications.ts';
export {
  type CustomerNote,
  forgetCustomerNotes,
  insertCustomerNote,
  listCustomerNotes,
} from './customer-notes.ts';
export {
  type TimelineGroup,
  type TimelineRow,
  countCustomerTimeline,
  listCustomerTimeline,
} from './customer-timeline.ts';
export { type RevealField, type RevealReason, countReveals, insertReveal } from './reveals.ts';
