import type { Language } from '@candor/markets';
import { errorCodes, isStaffError } from '@candor/contract';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { en } from './texts/en.ts';
import { en as enErrors } from './errors/texts/en.ts';
import { fil } from './texts/fil.ts';
import { fil as filErrors } from './errors/texts/fil.ts';
import { hi } from './texts/hi.ts';
import { hi as hiErrors } from './errors/texts/hi.ts';
import { zh } from './texts/zh.ts';
import { zh as zhErrors } from './errors/texts/zh.ts';
import type { Catalogue, ErrorCatalogue, MessageId } from './message-id.ts';

const english = { ...en, ...enErrors };
const catalogues: Record<Language, Catalogue & ErrorCatalogue> = {
  en: english,
  zh: { ...zh, ...zhErrors },
  fil: { ...fil, ...filErrors },
  hi: { ...hi, ...hiErrors },
};
const ids = Object.keys(english) as MessageId[];
const translated = (['zh', 'fil', 'hi'] as const).map((language) => ({
  language,
  catalogue: catalogues[language],
}));

/** Only an order of words, which a language may share with English. */
const patterns: readonly MessageId[] = ['kit.dayPattern', 'kit.dayWithYearPattern', 'kit.shortDayPattern'];

/** What may be the same as in English. */
const sameAsEnglish: Record<'zh' | 'fil' | 'hi', readonly MessageId[]> = {
  zh: [],
  fil: patterns,
  hi: patterns,
};

/** What is left for a reader once the syntax of plurals is taken out. */
function readable(text: string): string {
  return text.replaceAll(/\{\w+, plural,|(?:=\d+|\b(?:one|other)) \{|#/g, '');
}

/** `{time}` → time, `{count, plural, …}` → count:plural. */
function argumentsOf(text: string): string[] {
  return compileMessageOrThrow(text)
    .filter((token) => Array.isArray(token))
    .map(([name, type]) => (type === undefined ? name : `${name}:${type}`))
    .toSorted();
}

describe('the four catalogues', () => {
  it('X10 · English, Chinese, Filipino and Hindi say the same things', () => {
    for (const { catalogue } of translated) expect(Object.keys(catalogue).toSorted()).toEqual(ids.toSorted());
  });

  it('X10 · every error that a borrower may meet has words', () => {
    expect(ids.filter((id) => id.startsWith('error.')).toSorted()).toEqual(
      errorCodes
        .filter((code) => !isStaffError(code))
        .map((code) => `error.${code}`)
        .toSorted(),
    );
  });

  it.each(translated)('X10 · $language names the same values as English', ({ catalogue }) => {
    for (const id of ids) expect(argumentsOf(catalogue[id]), id).toEqual(argumentsOf(english[id]));
  });

  it.each(translated)('X10 · nothing in $language was left in English', ({ language, catalogue }) => {
    const left = ids.filter((id) => catalogue[id].trim() === '' || catalogue[id] === english[id]);
    expect(left).toEqual(sameAsEnglish[language]);
  });

  it.each([
    ['zh', /^[\p{Script=Han}\p{N}{}a-zA-Z %，。；、：？“”]+$/u, /\p{Script=Han}/u],
    ['hi', /^[\p{Script=Devanagari}\p{N}{}a-zA-Z %\u00a0,;:?।“”-]+$/u, /\p{Script=Devanagari}/u],
    ['fil', /^[\p{Script=Latin}\p{N}{} %\u00a0,;:?.’“”-]+$/u, /\p{Script=Latin}/u],
  ] as const)('X10 · %s is written in its own letters and punctuation', (language, allowed, wanted) => {
    for (const id of ids) {
      const text = readable(catalogues[language][id]);
      expect(text, id).toMatch(allowed);
      if (!patterns.includes(id)) expect(text.replace(/\{\w+\}/g, ''), id).toMatch(wanted);
    }
  });

  it('speaks plainly: no exclamation mark, no straight apostrophe, which ICU reads as a quote', () => {
    for (const [language, catalogue] of Object.entries(catalogues)) {
      for (const id of ids) expect(catalogue[id], `${language} ${id}`).not.toMatch(/[!！']/);
    }
  });

  it('asks a message with a plural for that one value only, as its type says', () => {
    for (const catalogue of Object.values(catalogues)) {
      for (const id of ids) {
        const names = argumentsOf(catalogue[id]);
        if (names.some((name) => name.endsWith(':plural'))) expect(names, id).toHaveLength(1);
      }
    }
  });
});
