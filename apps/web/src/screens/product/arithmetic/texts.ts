import { screenWords } from '../../../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

/** Loaded only when somebody opens the arithmetic, in the language that is read. */
export const arithmeticWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));
