import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, isStaffError } from '@candor/contract';
import { type Language, languages, localeOf } from '@candor/i18n';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { en as errors } from './errors/texts/en.ts';

type Texts = Readonly<Record<string, string>>;

const source = join(import.meta.dirname, '..');
const folders = globSync('**/texts', { cwd: source }).toSorted();
const translated = languages.filter((language) => language !== 'en');

const englishOf = async (folder: string): Promise<Texts> =>
  ((await import(join(source, folder, 'en.ts'))) as { readonly en: Texts }).en;

function textsOf(folder: string, language: Language): Texts {
  const file = join(source, folder, `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** Only an order of words, a sign or a name, which a language may share with English. */
const sameEverywhere = new Set([
  '.',
  '{weekday} {day} {month}',
  '{weekday} {day} {month} {year}',
  '{day} {month}',
  'UPI ID',
  'Autopay',
  'SMS',
]);

type Argument = readonly [name: string, kind?: string, branches?: Readonly<Record<string, unknown>>];

/** What an independent reader of ICU messages finds in a text; one that is not well formed is refused. */
const argumentsOf = (text: string) =>
  compileMessageOrThrow(text).filter((token) => Array.isArray(token)) as unknown as Argument[];

const signatureOf = (text: string) =>
  argumentsOf(text)
    .map(([name, kind = '']) => `${name}:${kind}`)
    .toSorted();

/** The categories that a plural tells apart, without those for one number alone. */
const categoriesOf = ([, , branches = {}]: Argument) =>
  Object.keys(branches).filter((name) => name !== 'offset' && !/^\d+$/u.test(name));

const pluralsOf = (text: string) => argumentsOf(text).filter(([, kind]) => kind === 'plural');

/** What is left for a reader once the syntax of plurals is taken out. */
const readable = (text: string) =>
  text.replaceAll(/\{\w+, plural,|(?:=\d+|\b(?:zero|one|two|few|many|other)) \{|#/gu, '');

/**
 * The letters and signs of the app's own texts, and what is in every text; a language that is added needs no
 * line.
 */
const letters: Readonly<Partial<Record<Language, readonly [allowed: RegExp, wanted: RegExp]>>> = {
  zh: [/^[\p{Script=Han}\p{N}{}a-zA-Z %，。；、：？“”]+$/u, /\p{Script=Han}|^[^a-z]*$/u],
  hi: [/^[\p{Script=Devanagari}\p{N}{}a-zA-Z %\u00a0,;:?।“”-]+$/u, /\p{Script=Devanagari}|^[^a-z]*$/u],
  fil: [/^[\p{Script=Latin}\p{N}{} %\u00a0,;:?.’“”-]+$/u, /\p{Script=Latin}|^\P{L}*$/u],
};

describe.each(folders)('the texts in %s', (folder) => {
  it.each(translated)('X10 · say in %s what they say in English', async (language) => {
    const english = await englishOf(folder);
    const texts = textsOf(folder, language);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    const categories = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories;
    for (const [id, text] of Object.entries(texts)) {
      const original = english[id] ?? '';
      expect(signatureOf(text), id).toEqual(signatureOf(original));
      if (!sameEverywhere.has(original)) expect(text.trim(), id).not.toBe(original);
      // A language may say every number alike; if it tells some apart, it tells all that it knows apart.
      for (const plural of pluralsOf(text)) {
        const told = categoriesOf(plural).toSorted();
        if (told.length !== 1) expect(told, id).toEqual(categories.toSorted());
        expect(told, id).toContain('other');
      }
    }
  });

  it.each(translated)('X10 · are in %s written in its own letters and punctuation', (language) => {
    const [allowed, wanted] = letters[language] ?? [];
    for (const [id, text] of Object.entries(textsOf(folder, language))) {
      const read = readable(text);
      if (allowed && folder.startsWith('i18n')) expect(read, id).toMatch(allowed);
      if (wanted) expect(read.replaceAll(/\{\w+\}/gu, ''), id).toMatch(wanted);
      expect(read.trim(), id).not.toBe('');
    }
  });

  it('speak plainly: no exclamation mark, no straight apostrophe, which ICU reads as a quote', async () => {
    const all = [await englishOf(folder), ...translated.map((language) => textsOf(folder, language))];
    for (const [id, text] of all.flatMap((texts) => Object.entries(texts)))
      expect(text, id).not.toMatch(/[!！']/u);
  });
});

describe('the texts', () => {
  it('X10 · have words for every error that a borrower may meet', () => {
    expect(Object.keys(errors).toSorted()).toEqual(
      errorCodes
        .filter((code) => !isStaffError(code))
        .map((code) => `error.${code}`)
        .toSorted(),
    );
  });

  it('are found', () => {
    expect(folders.length).toBeGreaterThan(20);
  });
});
