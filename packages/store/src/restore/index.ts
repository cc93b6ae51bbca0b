export {
  type RestoreHold,
  beginRestoreHold,
  countUnknownDisbursements,
  insertRestoreCheck,
  listRestoreChecks,
  lockRestoreHold,
  noteDatabaseIdentity,
  openRestoreHold,
  releaseRestoreHold,
} from './restore-holds.ts';
