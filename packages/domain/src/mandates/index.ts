export type { DebitRules, Hours } from './debit-rules.ts';
export {
  type Debit,
  type DebitStep,
  type DebitSurroundings,
  type WhyDropped,
  decideDebit,
} from './decide-debit.ts';
export { type DebitOutlook, debitOutlook } from './debit-outlook.ts';
export { type LocalMoment, firstTry, minutesBetween } from './first-try.ts';
export { duesAhead, owedOfDue, owedThrough } from './owed-of-due.ts';
