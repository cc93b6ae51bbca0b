export { isPictureOfComplaint, listComplaintsOfIds } from './complaint-queue.ts';
export {
  type ComplaintMovement,
  type ComplaintReportRow,
  complaintMovement,
  complaintReport,
} from './complaint-report.ts';
export {
  type ComplaintCase,
  type ComplaintPlace,
  findComplaintCase,
  listComplaintCases,
  listComplaints,
  listDueComplaints,
} from './list-complaints.ts';
