import { defineTexts } from '@candor/i18n';
import type { MobileWords } from '../mobile/mobile-words.ts';
import translations from './mobile-texts.json' with { type: 'json' };

const texts = defineTexts(
  {
    hint: '11 digits, starts with 09',
    foreign: '“{text}” is not a Philippine number. Nothing was changed.',
  },
  translations,
);

export const mobileWords: MobileWords = {
  hint: texts.all('hint'),
  // What was typed is filled in by the page.
  foreign: texts.all('foreign', { text: '{text}' }),
};
