export type { DebitRules, Hours } from './debit-rules.ts';
export {
  type Debit,
  type DebitStep,
  type DebitSurroundings,
  type WhyDropped,
  decideDebit,
} from './decide-debit.ts';
export { type LocalMoment, firstTry } from './first-try.ts';
