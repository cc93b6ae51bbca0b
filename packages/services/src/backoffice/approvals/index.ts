export { asSeen } from './as-seen.ts';
export { previewOf } from './ask-second-person.ts';
export { figureChange } from './figure-change.ts';
export { openRequestAbout } from './open-request-about.ts';
export { previewMark } from './preview-mark.ts';
