export { delayCost } from './delay-cost.ts';
export { largestOffered, nearestOffered, offeredAmounts, offeredPart } from './offered-amounts.ts';
export { type ChoiceFault, type LoanChoice, isSameTerm, offeredLoan } from './offered-loan.ts';
export type { ProductFault } from './product-fault.ts';
export { productFaults } from './product-faults.ts';
export { percentText, productTermsJson } from './product-terms-json.ts';
export {
  type ContingentCharge,
  type DelayTerms,
  type LateChargeTerms,
  type OfferedTerm,
  type PaidPart,
  type ProductTerms,
  latePeriods,
  paidParts,
} from './product-terms.ts';
export { readProductTerms } from './read-product-terms.ts';
export { type TermsSheet, termsFromSheet } from './terms-from-sheet.ts';
