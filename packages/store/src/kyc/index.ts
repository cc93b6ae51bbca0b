export {
  type DraftRow,
  deleteDraft,
  deleteDrafts,
  deleteDraftsBefore,
  listDrafts,
  saveDraftRow,
} from './kyc-drafts.ts';
export {
  type StepRow,
  deleteSteps,
  deleteStepsKeptUntil,
  findStep,
  hasLockingApplication,
  listSteps,
  saveStepRow,
  stepOfEach,
} from './kyc-steps.ts';
