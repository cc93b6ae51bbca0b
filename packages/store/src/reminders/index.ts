export { type DueLoan, hasOpenComplaint, loansDueOn, type StoppedLoan, stoppedLoans } from './due-loans.ts';
export {
  findReminderPlan,
  insertReminderPlan,
  listReminderPlans,
  type PlanScope,
  reminderPlansOn,
  type SavedPlan,
  type StoredPlan,
} from './reminder-plans.ts';
