import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@candor/i18n';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { textFiles } from '../translations/text-files.ts';
import { bannedIn, endsAlike, isCutOff, isExempt, isUncounted, withoutNames } from './borrower-words.ts';
import { staffTextsOf } from './find-staff-texts.ts';
import { repositoryFiles } from './source-files.ts';

type Said = {
  readonly at: string;
  readonly language: string;
  readonly english: string;
  readonly text: string;
};

/** Every text that a borrower reads, in each language that has it. */
const said: readonly Said[] = textFiles(root).flatMap(({ file, english, read }) =>
  languages.flatMap((language) =>
    [...(language === 'en' ? english : read(language))]
      .filter(([id]) => !isExempt(file, id))
      .map(([id, text]) => ({
        at: `${file}#${id} ${language}`,
        language,
        english: english.get(id) ?? '',
        text,
      })),
  ),
);

/** The public page is in English and has its words in its parts. */
const onThePublicPage: readonly Said[] = repositoryFiles()
  .filter((file) => /^apps\/web\/src\/public-page\/[\w-]+\.tsx$/u.test(file))
  .flatMap((file) =>
    staffTextsOf(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => / /u.test(text))
      .map(({ line, text }) => ({ at: `${file}:${line}`, language: 'en', english: text, text })),
  );

/** The second line of a row is a label, however many sentences it has. */
const isSecondLine = /(?:Detail|Note) \w+$/u;

/** A text beside it says it of one. */
const hasOneBeside = /#\w+Many en$/u;

const faultsOf = ({ at, language, text }: Said) =>
  (bannedIn[language] ?? [])
    .filter(({ pattern }) => pattern.test(withoutNames(text)))
    .map(({ say }) => `${at}: “${text}” → ${say}`);

const unless = (isFine: (each: Said) => boolean) =>
  said.filter((each) => !isFine(each)).map(({ at, text }) => `${at}: “${text}”`);

describe('what borrowers read', () => {
  it('is there in four languages', () => {
    for (const language of languages)
      expect(said.filter((each) => each.language === language).length).toBeGreaterThan(1500);
  });

  it('has no phrase that a good bank’s writer would strike out', () => {
    expect([...said, ...onThePublicPage].flatMap(faultsOf)).toEqual([]);
  });

  it('ends a sentence with a stop, a label without one, alike in every language', () => {
    expect(unless(({ language, english, text }) => endsAlike(language, english, text))).toEqual([]);
  });

  it('ends the last sentence like those before it', () => {
    expect(unless(({ at, language, text }) => isSecondLine.test(at) || !isCutOff(language, text))).toEqual(
      [],
    );
  });

  it('counts in plural forms', () => {
    expect(
      unless(({ at, language, text }) => language !== 'en' || hasOneBeside.test(at) || !isUncounted(text)),
    ).toEqual([]);
  });
});

describe('an SMS', () => {
  const gsm = /^[\w@£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà\n{}]*$/u;
  const values = {
    lender: 'Candor Lending',
    code: '136659',
    day: 'Wed 16 December',
    link: 'https://x.example/abcdef',
    loan: 'PHP 8,000',
    repay: 'PHP 8,730.56',
    account: 'GCash ...0101',
    phone: '+63 2 8888 0100',
  };
  const messages = said.filter(
    ({ at, language }) => language === 'en' && /\/(?:sms-texts\.ts#|code-texts\.ts#sms\.)/u.test(at),
  );

  it.each(messages.map(({ at, text }) => [at, text]))(
    '%s fits one part and names the lender',
    (_at, text) => {
      const sent = text.replaceAll(/\{(\w+)\}/gu, (_all, name: keyof typeof values) => values[name]);
      expect(sent).toMatch(gsm);
      expect(sent).toMatch(/^Candor Lending: /u);
      expect(`${sent}\n\n@loans.example.ph #136659`.length).toBeLessThanOrEqual(160);
    },
  );
});

describe('the checker itself', () => {
  it.each(
    languages.flatMap((language) =>
      (bannedIn[language] ?? []).map(({ example }) => [language, example] as const),
    ),
  )('finds in %s: %s', (language, example) => {
    expect(faultsOf({ at: 'here', language, english: example, text: example })).not.toEqual([]);
  });

  it('tells sentences from labels', () => {
    expect(endsAlike('hi', 'Paid.', 'चुकाया.')).toBe(false);
    expect(endsAlike('zh', 'Paid.', '已付。')).toBe(true);
    expect(endsAlike('zh', 'Pay', '付款。')).toBe(false);
    expect(endsAlike('fil', 'Due {day}', 'Takda {day}')).toBe(true);
    expect(isCutOff('en', 'It is paid. Thank you')).toBe(true);
    expect(isCutOff('hi', 'मिल गया। धन्यवाद')).toBe(true);
  });

  it('finds a count without its forms', () => {
    expect(isUncounted('{count} days left')).toBe(true);
    expect(isUncounted('{count, plural, one {# day} other {# days}} left')).toBe(false);
  });
});
