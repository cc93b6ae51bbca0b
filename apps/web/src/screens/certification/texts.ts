import { screenWords } from '../../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

export type ListWords = Readonly<Record<keyof typeof en, string>>;

export const listWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));
