import { adoptStyles } from '../../shell/adopt-styles.ts';
import css from './sheets.css?inline';

adoptStyles(css);

export { ChangeSheet } from './change-sheet.tsx';
export { CodeSheet } from './code-sheet.tsx';
export { StatementSheet } from './statement-sheet.tsx';
