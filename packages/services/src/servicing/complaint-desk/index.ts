export { classifyComplaint } from './classify-complaint.ts';
export { logComplaint } from './log-complaint.ts';
export { writeInComplaint } from './write-in-complaint.ts';
