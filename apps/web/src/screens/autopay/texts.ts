import { screenWords } from '../../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

export const autopayWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));
