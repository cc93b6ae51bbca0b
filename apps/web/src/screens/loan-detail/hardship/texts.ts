import { screenWords } from '../../../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

/** Loaded with the sheet for whoever can't pay: those who only look at their loan don't wait for it. */
export const hardshipWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));
