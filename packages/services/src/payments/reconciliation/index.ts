export { explainCallback } from './explain-callback.ts';
export { reconcilePastDays } from './reconcile-past-days.ts';
export { settleDifference } from './settle-difference.ts';
