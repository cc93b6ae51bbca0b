export { arrearsClassOf } from './arrears/arrears-class-of.ts';
export type { ArrearsFacts } from './arrears/arrears-class-of.ts';
export type { ArrearsClass, ArrearsRules } from './arrears/arrears-rules.ts';
export { holidayChangesOf, keepHolidayChanges } from './calendar/holiday-changes.ts';
export type { HolidayChange } from './calendar/holiday-changes.ts';
export type { Holiday, WorkingCalendar } from './calendar/working-calendar.ts';
export {
  addWorkingDays,
  isHoliday,
  isWeeklyRest,
  isWorkingDay,
  knowsHolidaysOf,
  workingDayBefore,
} from './calendar/working-days.ts';
export type { DefaultProduct } from './default-product.ts';
export { disclose, disclosureValidUntil } from './disclosure/disclose.ts';
export type {
  Cell,
  CountedThing,
  DisclosureDocument,
  DisclosureRow,
  DisclosureSection,
  DisclosureTable,
} from './disclosure/disclosure-document.ts';
export type { DisclosureFacts, LenderFacts } from './disclosure/disclosure-form.ts';
export type { IdentityDocument } from './documents/identity-document.ts';
export { readDocumentNumber } from './documents/read-document-number.ts';
export type { DocumentFault, DocumentNumber } from './documents/read-document-number.ts';
export type { GrievanceRules } from './grievance-rules.ts';
export { internationalMobile, nationalMobile } from './international-mobile.ts';
export { htmlLang, isLanguage, languages } from './language.ts';
export type { Language } from './language.ts';
export type { Breach, UnlawfulProduct } from './law/breach.ts';
export { checkCharge } from './law/check-charge.ts';
export type { ChargeFacts, LateFacts, OverdueStretch } from './law/check-charge.ts';
export { checkContact } from './law/check-contact.ts';
export type { Contact } from './law/check-contact.ts';
export { checkLimitRaise } from './law/check-limit-raise.ts';
export type { LimitRaise } from './law/check-limit-raise.ts';
export { checkPayout } from './law/check-payout.ts';
export { checkProduct } from './law/check-product.ts';
export { checkQuote } from './law/check-quote.ts';
export { citedLimits } from './law/cited-limits.ts';
export type { CitedLimit } from './law/cited-limits.ts';
export { disclosedCharges } from './law/disclosed-charges.ts';
export type { ChargeKey } from './law/disclosed-charges.ts';
export { judgeProduct } from './law/judge-product.ts';
export type { LimitJudgement } from './law/judge-product.ts';
export { isInScope, spanOf } from './law/is-in-scope.ts';
export type { LoanSpan } from './law/is-in-scope.ts';
export type {
  ChargeRefusal,
  ConductRefusal,
  LawRefusal,
  ProductOnlyRefusal,
  QuoteRefusal,
} from './law/law-refusal.ts';
export { contactPersons } from './law/limit.ts';
export type {
  Citation,
  ClockTime,
  ContactPerson,
  Limit,
  LimitKind,
  LimitOf,
  LoanScope,
} from './law/limit.ts';
export { limitInForce, limitsInForce } from './law/limits-in-force.ts';
export { loanLimits } from './law/loan-limits.ts';
export type { CarriedLimits } from './law/loan-limits.ts';
export type { DisclosureValidity, LendingRules, ProductDefaults, RestructureRules } from './lending-rules.ts';
export { loanAgreement } from './loan-agreement.ts';
export type { MarketAgreement } from './loan-agreement.ts';
export { isLoanPurpose, loanPurposes, loanPurposeTexts, type LoanPurpose } from './loan-purpose-texts.ts';
export { marketFigures, marketMoney } from './market-money.ts';
export { marketOf } from './market-of.ts';
export type { MarketClues } from './market-of.ts';
export type { LicenceFacts, LicenceFault, LicenceRule, MarketProfile, MobileRule } from './market-profile.ts';
export { isMarketId, marketIds, markets } from './markets.ts';
export type { MarketId } from './markets.ts';
export { costShare } from './cost-share.ts';
export { lawToShow } from './law/law-to-show.ts';
export { deletedAtOnce, policyRights, policyRows, yearsKept } from './privacy/policy-texts.ts';
export { consentPurposes } from './privacy/privacy-rules.ts';
export type { Words } from '@candor/i18n';
export type { ConsentPurpose, ConsentText, PrivacyRules } from './privacy/privacy-rules.ts';
export { answerDeadline, regulatorFrom } from './problems/answer-deadline.ts';
export type { AnswerDeadline } from './problems/answer-deadline.ts';
export { type ComplaintCause, type ReportFigure, complaintCauses } from './problems/complaint-report.ts';
export type { ComplaintReporting, ComplaintReportLayout } from './problems/complaint-report.ts';
export { problemKinds } from './problems/problem-kinds.ts';
export type { ProblemKind } from './problems/problem-kinds.ts';
export { aboutIn } from './disclosure/cells.ts';
export { quoteOfSchedule } from './quote-of-schedule.ts';
export { quoteFigures, rateFigures } from './quote-figures.ts';
export type { FeeFigures, QuoteFigures, RateFigures, RowFigures } from './quote-figures.ts';
export { quoteProduct } from './quote-product.ts';
export {
  arrears,
  calendars,
  citations,
  disclosureWords,
  documents,
  complaintReports,
  grievances,
  lending,
  limits,
  privacyRules,
  products,
} from './registry.generated.ts';
export { secondRate } from './second-rate.ts';
