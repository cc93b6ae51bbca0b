export {
  dueDatesOf,
  isCountedStep,
  isHandOver,
  type ReminderChannel,
  reminderChannels,
  type ReminderPlan,
  type ReminderStep,
  type ReminderTemplate,
  reminderTemplates,
  stepsOn,
  type StopCondition,
  stopConditions,
} from './reminder-plan.ts';
