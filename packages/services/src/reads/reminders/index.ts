export {
  type PlanFile,
  type PlanLine,
  type PlanLoans,
  readPlanFile,
  readPlanLines,
  readPlanLoans,
  type TriedPlan,
  tryPlan,
} from './read-plans.ts';
export { remindMany, remindersMark, seeReminders } from './remind-many.ts';
