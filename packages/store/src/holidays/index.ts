export { holidaysChannel, insertHolidayChange, listHolidayChanges } from './holiday-changes.ts';
