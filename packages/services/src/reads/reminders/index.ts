export { remindMany, remindersMark, seeReminders } from './remind-many.ts';
