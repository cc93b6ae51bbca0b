import { consoleComplaintAct } from './complaint-act.ts';
import { consoleComplaintPicture } from './complaint-picture.ts';
import { consoleComplaintPreview } from './complaint-preview.ts';
import { consoleComplaint } from '../complaints.ts';
import { consoleComplaints } from './complaints.ts';

export const consoleComplaintsCalls = [
  consoleComplaints,
  consoleComplaint,
  consoleComplaintAct,
  consoleComplaintPicture,
  consoleComplaintPreview,
] as const;
