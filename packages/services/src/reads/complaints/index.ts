export { complaintState, openComplaintPicture } from './complaint-evidence.ts';
export {
  type ComplaintLine,
  type ComplaintPage,
  readComplaint,
  readComplaintQueue,
} from './read-complaint.ts';
