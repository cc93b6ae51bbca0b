export {
  type DraftRow,
  deleteDraft,
  deleteDrafts,
  deleteDraftsBefore,
  listDrafts,
  saveDraftRow,
} from './certification-drafts.ts';
export {
  type StepRow,
  deleteSteps,
  deleteStepsKeptUntil,
  findStep,
  hasLockingApplication,
  listSteps,
  saveStepRow,
  stepOfEach,
} from './certification-steps.ts';
