export { decideOnChargeAsSeen, previewCharge, previewTakeBack } from './charge-decision.ts';
export { openComplaintPicture } from './complaint-evidence.ts';
export { readComplaintReport } from './complaint-report.ts';
export { type ComplaintWish, readComplaints } from './list-complaints.ts';
export { findComplainants } from './find-complainants.ts';
export { type ComplaintLine, type ComplaintPage, readComplaint } from './read-complaint.ts';
