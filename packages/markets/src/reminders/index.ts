// For the server alone: the console gets faults and the default with the answers of its calls.
export {
  checkReminderPlan,
  type PlanFault,
  type PlanRule,
  promisedStops,
  reminderHours,
} from './check-plan.ts';
export { defaultReminderPlan } from './default-plan.ts';
