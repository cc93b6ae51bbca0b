import { languages } from '@candor/i18n';
import { mobileWordings } from '@candor/markets/mobile';
import { englishInputWords, type InputWords } from '@candor/ui';
import { describe, expect, it } from 'vitest';
import { Translation } from './translation.ts';
import { inputWords } from './input-words.ts';

/** Every sentence with every fact filled in; the whole amounts by themselves. */
function said({ say, ...names }: InputWords): Record<string, string> {
  const facts = { text: '+1 415 555 2671', count: 22, max: 19, readings: [] };
  const sentences = Object.entries(say).map(([code, sentence]) => [
    code,
    (sentence as unknown as (given: typeof facts) => string)(facts),
  ]);
  return {
    ...names,
    ...Object.fromEntries(sentences),
    wholeAmounts: say.too_many_decimals({ code: 'too_many_decimals', max: 0 }),
  };
}

async function saidIn(language: (typeof languages)[number]) {
  const { activate, t } = new Translation();
  await activate(language);
  return said(inputWords(t));
}

describe('the words of the text controls', () => {
  it('X10 · are in the English catalogue as the controls say them by themselves', async () => {
    expect(await saidIn('en')).toEqual(said(englishInputWords));
  });

  it.each(languages.filter((language) => language !== 'en'))(
    'X10 · are all there in %s, and none is left in English',
    async (language) => {
      const words = await saidIn(language);
      const english = said(englishInputWords);
      expect(Object.keys(words)).toEqual(Object.keys(english));
      expect(Object.keys(words).filter((name) => words[name] === english[name])).toEqual([]);
    },
  );

  it.each([
    ['ph', '“+1 415 555 2671” is not a Philippine number. Nothing was changed.'],
    ['in', '“+1 415 555 2671” is not an Indian number. Nothing was changed.'],
    [undefined, '“+1 415 555 2671” is not a number of this country. Nothing was changed.'],
  ] as const)(
    'I5 · a pasted number that is foreign to %s is shown, and why it was not taken',
    async (market, sentence) => {
      const { activate, t } = new Translation();
      await activate('en');
      const foreign = market && mobileWordings[market].foreign.en;
      const facts = { code: 'foreign_number', text: '+1 415 555 2671', ...(foreign && { foreign }) } as const;
      expect(inputWords(t).say.foreign_number(facts)).toBe(sentence);
    },
  );
});
