export {
  type RestoreHold,
  beginRestoreHold,
  countUnknownPayouts,
  insertRestoreCheck,
  listRestoreChecks,
  lockRestoreHold,
  noteDatabaseIdentity,
  openRestoreHold,
  releaseRestoreHold,
} from './restore-holds.ts';
