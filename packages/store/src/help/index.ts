export {
  type PublishedText,
  type TextName,
  type TextVersion,
  currentText,
  findText,
  insertText,
  listTextVersions,
} from './published-texts.ts';
