export { type MandateTrouble, advanceMandates } from './advance-mandates.ts';
export { askAutopay, confirmAutopay, moveAutopay, skipAutopay } from './own-autopay.ts';
