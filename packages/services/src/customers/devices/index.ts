export { type Upload, keepUpload, roundedDegrees } from './keep-upload.ts';
