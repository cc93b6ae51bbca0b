export { type MandateTrouble, advanceMandates } from './advance-mandates.ts';
export { askAutopay, confirmAutopay, moveAutopay, skipAutopay } from './own-autopay.ts';
export { isAutopayOffered } from './scheme-of.ts';
export { type AutopayScheme, type OwnAutopay, readOwnAutopay } from './read-own-autopay.ts';
