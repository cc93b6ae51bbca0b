export { fillLender } from './fill-lender.ts';
export { lenderNow, type LenderSize } from './lender-size.ts';
