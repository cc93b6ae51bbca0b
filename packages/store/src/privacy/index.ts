export { type ConsentRow, appendConsent, consentHistory, latestConsents } from './consents.ts';
export {
  type ExportRow,
  deleteExpiredExports,
  deleteExportsOf,
  findExport,
  finishExport,
  insertExport,
  markExportFailed,
  noteExportProgress,
  readExportArchive,
} from './data-exports.ts';
export {
  type DataRequest,
  borrowerOfApplication,
  hasExportUnderWay,
  listDataRequests,
} from './data-requests.ts';
export {
  type HoldingPurpose,
  type PushToken,
  deleteHeld,
  deletePushToken,
  findDevice,
  findLocation,
  insertStoreScore,
  isHoldingPurpose,
  listBorrowersWithDevice,
  listPushTokens,
  listReferencePersons,
  noteKnownDevice,
  replaceReferencePersons,
  saveDevice,
  saveLocation,
  savePushToken,
  scoresByMonth,
} from './held-data.ts';
