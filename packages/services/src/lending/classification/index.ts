export { type Reclassification, reclassifyLoan, seeReclassification } from './reclassify-loan.ts';
