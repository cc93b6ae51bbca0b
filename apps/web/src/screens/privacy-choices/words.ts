import { screenWords } from '../../i18n/screen-words.ts';
import type { en } from './words/en.ts';

export const choiceWords = screenWords<typeof en>(import.meta.glob('./words/*.ts'));
