export { changeHoliday, daysAheadToWork } from './change-holiday.ts';
export { type PageChange, configurePage } from './configure-page.ts';
export { fillPageConfiguration } from './fill-page-configuration.ts';
export { pageFaults } from './page-faults.ts';
export { holidaysOfYear, refreshHolidays } from './read-holidays.ts';
export { readPage } from './read-page.ts';
export { readText } from './read-text.ts';
