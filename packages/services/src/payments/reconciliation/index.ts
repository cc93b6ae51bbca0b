export { explainCallback } from './explain-callback.ts';
export { reconcilePastDays } from './reconcile-past-days.ts';
export { settleBreak } from './settle-break.ts';
