export { type SurplusRule, allocateRepayment, surplusRules } from './allocate-repayment.ts';
export {
  type PaymentCoverage,
  type RepaymentPreview,
  paidBy,
  previewRepayment,
} from './preview-repayment.ts';
export { repaymentChoices } from './repayment-choices.ts';
