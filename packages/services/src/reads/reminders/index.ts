export { remindMany, seeReminders } from './remind-many.ts';
