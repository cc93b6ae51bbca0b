export {
  type ComplaintClassification,
  type ComplaintOutcome,
  type RedressEntry,
  type RedressKind,
  type StoredClassification,
  addComplaintClassification,
  complaintOutcomes,
  findComplaintClassification,
  listRedressEntries,
  redressKinds,
} from './complaint-classes.ts';
export {
  type IntakeChannel,
  type KnownIntake,
  forgetComplainantsKeptUntil,
  insertComplaintIntake,
  intakeChannels,
  listComplaintIntakes,
} from './complaint-intakes.ts';
