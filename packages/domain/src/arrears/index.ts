export { arrears } from './arrears.ts';
export { type CureRule, daysForClass, keptArrears, restructuredOn } from './kept-arrears.ts';
