import { adoptStyles } from '../../app/adopt-styles.ts';
import css from './sheets.css?inline';

adoptStyles(css);

export { ChangeSheet } from './change-sheet.tsx';
export { CodeSheet } from './code-sheet.tsx';
