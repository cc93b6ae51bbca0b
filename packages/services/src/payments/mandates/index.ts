export { type MandateTrouble, advanceMandates } from './advance-mandates.ts';
export { askAutopay, moveAutopay, skipAutopay } from './own-autopay.ts';
