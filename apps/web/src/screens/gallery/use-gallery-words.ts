import type { Language } from '@candor/markets';
import type { DemoWords } from '@candor/ui';
import { useSpeaker } from '../../i18n/translation-provider.tsx';
import { demoWords } from './texts/demo-words.ts';
import { en } from './texts/en.ts';
import { fil } from './texts/fil.ts';
import { hi } from './texts/hi.ts';
import { zh } from './texts/zh.ts';

/** What the samples say. Not in the app's catalogues: nobody should load them who does not open the gallery. */
export type GalleryWords = Readonly<Record<keyof typeof en, string>>;

const words: Readonly<Record<Language, GalleryWords>> = { en, zh, fil, hi };

export function useGalleryWords(): GalleryWords {
  return words[useSpeaker().language];
}

export function useDemoWords(): DemoWords {
  return demoWords[useSpeaker().language];
}

/** `Pay {}` with an amount. */
export function fill(text: string, ...values: readonly string[]): string {
  let next = 0;
  return text.replaceAll('{}', () => values[next++] ?? '');
}
