export { isPictureOfComplaint, listAnsweredComplaints, listWaitingComplaints } from './complaint-queue.ts';
export {
  type ComplaintCase,
  type ComplaintPlace,
  findComplaintCase,
  listComplaintCases,
  listComplaints,
  listDueComplaints,
} from './list-complaints.ts';
