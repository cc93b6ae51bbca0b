import { adoptStyles } from '../../shell/adopt-styles.ts';
import css from './loan-sheets.css?inline';

adoptStyles(css);

export { CancelSheet } from './cancel-sheet.tsx';
export { HardshipSheet } from './hardship/hardship-sheet.tsx';
export { InterestSheet, QuoteSheet } from './papers/paper-sheets.tsx';
export { PlanSheet } from './plan-sheet.tsx';
export { StatementSheet } from './papers/statement-sheet.tsx';
