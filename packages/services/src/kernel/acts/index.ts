export type { ActEntry, ActPayee, ActPosting, ActPreview, ApprovableAct } from './approvable-act.ts';
