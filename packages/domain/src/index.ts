export { accrual } from './accrual/accrual.ts';
export type { AccrualSoFar } from './accrual/accrual.ts';
export { growthEdges, growthOf } from './accrual/growth.ts';
export { interestToDate } from './accrual/interest-to-date.ts';
export { amountText } from './money/amount.ts';
export { parseCalendarDate } from './calendar/calendar-date.ts';
export type { CalendarDate } from './calendar/calendar-date.ts';
export { dateOfDayNumber, dayNumber, daysBetween } from './calendar/day-number.ts';
export { ageOn } from './calendar/age-on.ts';
export { monthsBetween } from './calendar/months-between.ts';
export { stepDate, stepUnits } from './calendar/step-date.ts';
export type { Step, StepUnit } from './calendar/step-date.ts';
export { coolingOffQuote } from './cooling-off/cooling-off-quote.ts';
export type { CoolingOffExit } from './cooling-off/cooling-off-exit.ts';
export { decideApply } from './decisions/decide-apply.ts';
export type {
  Application,
  Apply,
  ApplyRule,
  OfferedProduct,
  OrderSubmitted,
} from './decisions/decide-apply.ts';
export { decideCancel } from './decisions/decide-cancel.ts';
export { decideDay } from './decisions/decide-day.ts';
export { decideDelay, decideDelayFromCredit } from './decisions/decide-delay.ts';
export { decideDispute } from './decisions/decide-dispute.ts';
export type { DisputeRule } from './decisions/decide-dispute.ts';
export { decideTakeBackCharge } from './decisions/decide-take-back-charge.ts';
export type { TakeBackRule } from './decisions/decide-take-back-charge.ts';
export { decidePayOut } from './decisions/decide-pay-out.ts';
export type { PayOutRule, PayoutStarted, SignedOrder } from './decisions/decide-pay-out.ts';
export { decideRecover } from './decisions/decide-recover.ts';
export { decideRefund } from './decisions/decide-refund.ts';
export type { RefundRule } from './decisions/decide-refund.ts';
export { decideRepay } from './decisions/decide-repay.ts';
export type { Repay } from './decisions/decide-repay.ts';
export { decideRestructure, highestInstalment } from './decisions/decide-restructure.ts';
export type { Restructure, RestructureRule } from './decisions/decide-restructure.ts';
export { decideReverse } from './decisions/decide-reverse.ts';
export type { ReverseRule } from './decisions/decide-reverse.ts';
export { decideSettle } from './decisions/decide-settle.ts';
export { decideSign } from './decisions/decide-sign.ts';
export { isDearerThanApproved } from './decisions/is-dearer-than-approved.ts';
export { mostSignable } from './decisions/most-signable.ts';
export type {
  Offer,
  OrderConfirmed,
  PayoutAccount,
  ShownFigures,
  Sign,
  SignRule,
} from './decisions/decide-sign.ts';
export { decideWaive } from './decisions/decide-waive.ts';
export type { WaiveRule } from './decisions/decide-waive.ts';
export { decideWriteOff } from './decisions/decide-write-off.ts';
export type { MoneyIn, MoneyRule } from './decisions/money-rules.ts';
export { recoveredBy, stillMissing } from './decisions/recovery-events.ts';
export { schedulesOnLeaving } from './decisions/schedules-on-leaving.ts';
export { delayQuote } from './delay/delay-quote.ts';
export type { DelayQuote, DelayRule } from './delay/delay-quote.ts';
export { prepaymentChoices } from './early/new-rows.ts';
export type { PrepaymentChoice } from './early/new-rows.ts';
export { settlementQuote } from './early/settlement-quote.ts';
export type { SettlementQuote } from './early/settlement-quote.ts';
export { broughtTo } from './late/brought-to.ts';
export { lateChargeOfRow, overdueSpans } from './late/late-charge.ts';
export type { OverdueSpan } from './late/late-charge.ts';
export type { LoanAgreement, LoanLimits } from './loan/agreement.ts';
export { applyEvent, applyEvents } from './loan/apply-event.ts';
export { arrears } from './loan/arrears.ts';
export type { Arrears } from './loan/arrears.ts';
export { daysPastDue, keptArrears, restructuredOn } from './loan/kept-arrears.ts';
export type { CureRule, KeptArrears } from './loan/kept-arrears.ts';
export { costCharged, costPaid, costRoom, costSoFar, costToTheEnd } from './loan/costs.ts';
export type { LoanCosts } from './loan/costs.ts';
export { bringInLoan } from './loan/bring-in-loan.ts';
export type { BroughtIn } from './loan/bring-in-loan.ts';
export { isDisputed } from './loan/is-disputed.ts';
export type { LoanEvent } from './loan/loan-event.ts';
export { loanTable } from './loan/loan-table.ts';
export type {
  AllocatedMoney,
  AllocationLine,
  Dispute,
  LateCharge,
  Loan,
  LoanRow,
  Pause,
  Plan,
  PlanCause,
  Recovery,
} from './loan/loan.ts';
export { openLoan } from './loan/open-loan.ts';
export { beyondCredit } from './loan/beyond-credit.ts';
export { borrowerCredit, outstanding, overdue } from './loan/outstanding.ts';
export { addParts, eachPart, noParts, toldParts, totalOfParts } from './loan/parts.ts';
export type { Parts } from './loan/parts.ts';
export { instalmentStates } from './loan/instalment-states.ts';
export type { InstalmentState } from './loan/instalment-states.ts';
export { planOf, rowStates } from './loan/row-states.ts';
export type { RowState } from './loan/row-states.ts';
export { allocate } from './money/allocate.ts';
export type { Allocation } from './money/allocate.ts';
export { divideRounded, roundingModes, roundToStep } from './money/divide-rounded.ts';
export type { RoundingMode } from './money/divide-rounded.ts';
export { parseMoney } from './money/parse-money.ts';
export { minorOfTyped } from './money/typed-amount.ts';
export { typedOfMinor } from './money/typed-of-minor.ts';
export { decimalText } from './numbers/decimal-text.ts';
export { parseDecimal } from './numbers/parse-decimal.ts';
export { percentOf } from './numbers/percent-of.ts';
export { parseFraction } from './numbers/parse-fraction.ts';
export { add, compare, multiply, one, rational, zero } from './numbers/rational.ts';
export type { Rational } from './numbers/rational.ts';
export { delayCost } from './product/delay-cost.ts';
export { lateCost } from './product/late-cost.ts';
export { largestOffered, nearestOffered, offeredAmounts, offeredPart } from './product/offered-amounts.ts';
export { isSameTerm, offeredLoan } from './product/offered-loan.ts';
export type { ChoiceFault, LoanChoice } from './product/offered-loan.ts';
export type { ProductFault, UnfitProduct } from './product/product-fault.ts';
export { productFaults } from './product/product-faults.ts';
export { percentText, productTermsJson } from './product/product-terms-json.ts';
export { shownPercent } from './rate/shown-percent.ts';
export { latePeriods, paidParts } from './product/product-terms.ts';
export type {
  AmountRange,
  DelayTerms,
  EarlySettlementTerms,
  LateChargeTerms,
  LatePeriod,
  OfferedTerm,
  PaidPart,
  ProductFee,
  ProductTerms,
} from './product/product-terms.ts';
export { readProductTerms } from './product/read-product-terms.ts';
export { termsFromSheet } from './product/terms-from-sheet.ts';
export type { TermsSheet } from './product/terms-from-sheet.ts';
export { requiredProvision } from './provision/required-provision.ts';
export { actuarialUnitPeriod } from './rate/actuarial-unit-period.ts';
export type { DatedFlow } from './rate/dated-equation.ts';
export { effectiveAnnual } from './rate/effective-annual.ts';
export { eirMonthly } from './rate/eir-monthly.ts';
export type { TimedFlow } from './rate/equation.ts';
export { largestDeductedFee } from './rate/largest-deducted-fee.ts';
export { nominal12 } from './rate/nominal-12.ts';
export type { ConventionId, DatedConvention, RateConvention } from './rate/rate-convention.ts';
export { rateIsAbove } from './rate/rate-is-above.ts';
export { rateOfDatedFlows } from './rate/rate-of-dated-flows.ts';
export type { DatedFlows } from './rate/rate-of-dated-flows.ts';
export { rateOfTimedFlows } from './rate/rate-of-timed-flows.ts';
export type { TimedFlows } from './rate/rate-of-timed-flows.ts';
export { monthlyCost } from './rate/monthly-cost.ts';
export { rateText, rateValue } from './rate/rate.ts';
export type { Rate } from './rate/rate.ts';
export type { NoRate } from './rate/solve-rate.ts';
export { isRefusal } from './refusals/refusal.ts';
export type { Facts, Refusal } from './refusals/refusal.ts';
export { lendingRefusals } from './refusals/lending-refusals.ts';
export type { LendingRefusal } from './refusals/lending-refusals.ts';
export { allocateRepayment, surplusRules } from './repayment/allocate-repayment.ts';
export type { AllocationOutcome, RepaymentMoney, SurplusRule } from './repayment/allocate-repayment.ts';
export { repaymentChoices } from './repayment/repayment-choices.ts';
export type { RepaymentChoice, RepaymentChoices } from './repayment/repayment-choices.ts';
export { arithmeticText } from './schedule/arithmetic-text.ts';
export { longestStep, mostInstalments } from './schedule/check-terms.ts';
export type { TermsFault } from './schedule/check-terms.ts';
export type { FeeLine } from './schedule/fee-lines.ts';
export { dayCounts, feePayees, feesTaken, interestMethods, ratePeriods } from './schedule/loan-terms.ts';
export type {
  DayCount,
  FeePayee,
  FeeTaken,
  FeeTerms,
  InterestMethod,
  InterestTerms,
  LoanTerms,
  RatePeriod,
  RoundingTerms,
} from './schedule/loan-terms.ts';
export { makeQuote, scheduleFlows, scheduleRate } from './schedule/make-quote.ts';
export type { Quote } from './schedule/make-quote.ts';
export { makeSchedule } from './schedule/make-schedule.ts';
export type { Schedule, ScheduleRow, ScheduleTotals } from './schedule/make-schedule.ts';
export { monthlyBurden } from './schedule/monthly-burden.ts';
export { scheduleTable } from './schedule/schedule-table.ts';
export { heldRows } from './schedule/held-rows.ts';
export type { HeldRow } from './schedule/held-rows.ts';
export { showArithmetic } from './schedule/show-arithmetic.ts';
export type { ArithmeticStep } from './schedule/show-arithmetic.ts';
export { accountKind, accounts, clearingOf, isClearing } from './ledger/accounts.ts';
export type {
  Account,
  AccountCode,
  AccountKind,
  ClearingAccountCode,
  FixedAccountCode,
  Holder,
} from './ledger/accounts.ts';
export { assertBalanced } from './ledger/assert-balanced.ts';
export { loanSubject, partySubject, paymentSubject } from './ledger/entry.ts';
export type { Entry, Line, LoanSubject, PaymentSubject, PostedEntry } from './ledger/entry.ts';
export { ledgerDocument } from './ledger/ledger-document.ts';
export { makeEntry } from './ledger/make-entry.ts';
export type { Occasion } from './ledger/make-entry.ts';
export { mirror } from './ledger/mirror.ts';
export { ledgerEvents, postingTable } from './ledger/posting-table.ts';
export type { LedgerEvent, LedgerFacts } from './ledger/posting-table.ts';
export type { PartyShare } from './ledger/postings/third-party-shares.ts';
export { partiesInRowFees, partiesOfFee } from './schedule/third-party-fees.ts';
export { isSameName } from './names/is-same-name.ts';
export { readName } from './names/read-name.ts';
export type { KnownName, NameHabits } from './names/is-same-name.ts';
export { permissions } from './staff/permissions.ts';
export type { Permission } from './staff/permissions.ts';
export { certificationStates } from './states/certification-states.ts';
export type { CertificationRule, CertificationState } from './states/certification-states.ts';
export { complaintStates } from './states/complaint-states.ts';
export type { ComplaintRule, ComplaintState } from './states/complaint-states.ts';
export { loanStates } from './states/loan-states.ts';
export type { LoanRule, LoanState } from './states/loan-states.ts';
export { orderStates } from './states/order-states.ts';
export type { OrderRule, OrderState } from './states/order-states.ts';
export { paymentStates } from './states/payment-states.ts';
export type { PaymentRule, PaymentState } from './states/payment-states.ts';
export { nextState } from './states/state-table.ts';
export type { StateTable } from './states/state-table.ts';
export { statesDocument } from './states/states-document.ts';
export { alignedTable } from './text/aligned-table.ts';
export { loanTimeline } from './timeline/loan-timeline.ts';
export type { TimelineEvent, TimelineKind } from './timeline/loan-timeline.ts';
export { loanTotals } from './timeline/loan-totals.ts';
export type { LoanTotals } from './timeline/loan-totals.ts';
