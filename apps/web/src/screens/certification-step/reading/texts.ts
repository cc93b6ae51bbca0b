import { screenWords } from '../../../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

export const readingWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));
