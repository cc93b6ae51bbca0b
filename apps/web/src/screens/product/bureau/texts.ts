import { screenWords } from '../../../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

/** Loaded with the question that is asked when somebody applies. */
export const bureauWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));
