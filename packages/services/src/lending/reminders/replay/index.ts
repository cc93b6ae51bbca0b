export { type Replayed, type ReplayPlans, type ReplayRefusal, replayPlans } from './replay-plans.ts';
export { type ReplayRow, replayRows } from './replay-rows.ts';
