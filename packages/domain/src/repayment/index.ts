export { type SurplusRule, allocateRepayment, extraOf, surplusRules } from './allocate-repayment.ts';
export {
  type PaymentCoverage,
  type PaymentRows,
  type RepaymentPreview,
  paidBy,
  previewRepayment,
  rowsPaidBy,
} from './preview-repayment.ts';
export { type RecutInstalments, recutBy, recutInstalments } from './recut-instalments.ts';
export { repaymentChoices } from './repayment-choices.ts';
