import { type KitWords, englishWords } from '@candor/ui';
import { languages } from '@candor/i18n';
import { describe, expect, it } from 'vitest';
import { Translation } from './translation.ts';
import { kitWords } from './kit-words.ts';

const day = { weekday: 'W', day: '18', month: 'M', year: '2026' };

/** Each word as it is said: a text as it stands, a count for one and for many. */
function said(words: KitWords): Record<string, string> {
  const { dayPattern, dayWithYearPattern, shortDayPattern, ...others } = words;
  const spoken = Object.entries(others).flatMap(([name, word]) =>
    typeof word === 'string'
      ? [[name, word]]
      : [1, 2, 3, 21].map((count) => [`${name} ${count}`, word(count)]),
  );
  return Object.fromEntries([
    ...spoken,
    ['dayPattern', dayPattern(day)],
    ['dayWithYearPattern', dayWithYearPattern(day)],
    ['shortDayPattern', shortDayPattern(day)],
  ]);
}

async function kitIn(language: (typeof languages)[number]) {
  const { activate, t } = new Translation();
  await activate(language);
  return said(kitWords(t));
}

/** Only an order of words, shared with English. */
const sameOrder = ['dayPattern', 'dayWithYearPattern', 'shortDayPattern'];
const mayBeSame: Record<string, readonly string[]> = { zh: [], fil: sameOrder, hi: sameOrder };

describe('the words of the kit', () => {
  it('X10 · are in the English catalogue as the kit says them by itself', async () => {
    expect(await kitIn('en')).toEqual(said(englishWords));
  });

  it.each(languages.filter((language) => language !== 'en'))(
    'X10 · are all there in %s, and none is left in English',
    async (language) => {
      const words = await kitIn(language);
      const english = said(englishWords);
      expect(Object.keys(words)).toEqual(Object.keys(english));
      expect(
        Object.entries(words).filter(([, text]) => text.trim() === '' || text.startsWith('kit.')),
      ).toEqual([]);
      expect(Object.keys(words).filter((name) => words[name] === english[name])).toEqual(mayBeSame[language]);
    },
  );

  it.each([...languages])('X10 · name seven days and twelve months in %s', async (language) => {
    const { weekdays, months } = await kitIn(language);
    expect(new Set(weekdays?.split(' ')).size).toBe(7);
    expect(new Set(months?.split(' ')).size).toBe(12);
  });
});
