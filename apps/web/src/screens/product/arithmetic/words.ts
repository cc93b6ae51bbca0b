import { screenWords } from '../../../i18n/screen-words.ts';
import type { en } from './words/en.ts';

/** Loaded only when somebody opens the arithmetic, in the language that is read. */
export const arithmeticWords = screenWords<typeof en>(import.meta.glob('./words/*.ts'));
