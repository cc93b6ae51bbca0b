import { screenWords } from '../../../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

/** Loaded with the sheets of the papers that are asked for. */
export const paperWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));
