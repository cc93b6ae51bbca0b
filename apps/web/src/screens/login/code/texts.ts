import { screenWords } from '../../../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

/** Loaded with the second step, while the first is filled in. */
export const codeWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));
