export { arrears } from './arrears.ts';
export { type CureRule, daysPastDue, keptArrears, restructuredOn } from './kept-arrears.ts';
