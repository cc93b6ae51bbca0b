export { type DecideApplication, decideApplication } from './decide-application.ts';
export { applicationMark, decideApplicationAsSeen, previewApplication } from './preview-application.ts';
export { rerunTable } from './rerun-table.ts';
export { type BureauReport, seeBureauReport } from './evidence/see-bureau-report.ts';
export { pictureReader, seePicture } from './see-picture.ts';
