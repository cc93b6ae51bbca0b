export { type DecideApplication, decideApplication } from './decide-application.ts';
export { applicationMark, decideApplicationAsSeen, previewApplication } from './preview-application.ts';
export { pictureReader, seePicture } from './see-picture.ts';
