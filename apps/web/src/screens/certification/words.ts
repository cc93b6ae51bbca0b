import { screenWords } from '../../i18n/screen-words.ts';
import type { en } from './words/en.ts';

export type ListWords = Readonly<Record<keyof typeof en, string>>;

export const listWords = screenWords<typeof en>(import.meta.glob('./words/*.ts'));
