import { screenWords } from '../../../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

/** Loaded only with the page of a moment, in the language that is read. */
export const momentWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));
