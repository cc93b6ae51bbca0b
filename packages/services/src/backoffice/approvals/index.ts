export { asSeen } from './as-seen.ts';
export { previewOf } from './request-approval.ts';
export { figureChange } from './figure-change.ts';
export { openRequestAbout, readRequestAbout } from './open-request-about.ts';
export { previewMark } from './preview-mark.ts';
export { unlessAsked } from './unless-asked.ts';
