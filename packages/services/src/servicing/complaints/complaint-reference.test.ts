import { languages, problemKinds, type Words } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { chargeAnswers } from '../disputes/charge-answer-texts.ts';
import { complaintReference } from './complaint-reference.ts';
import { complaintKindWords } from './complaint-kind-words.ts';
import { complaintMessages } from './complaint-texts.ts';

const fieldsIn = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted();

/** Said in each language, differently, with the same things filled in. */
function expectFourLanguages(words: Words) {
  expect(new Set(languages.map((language) => words[language])).size).toBe(languages.length);
  for (const language of languages) expect(fieldsIn(words[language])).toEqual(fieldsIn(words.en));
}

describe('what is said of complaints', () => {
  it.each(problemKinds)('of the kind %s is said in four languages', (kind) => {
    expectFourLanguages(complaintKindWords[kind].name);
    expectFourLanguages(complaintKindWords[kind].line);
  });

  it.each(Object.entries(complaintMessages))('at the step %s is said in four languages', (_step, message) => {
    expectFourLanguages(message.title);
    expectFourLanguages(message.body);
    expect(fieldsIn(message.body.en)).toContain('{reference}');
  });

  it.each(Object.entries(chargeAnswers))(
    'of a charge that somebody decided on (%s) is said in four languages',
    (_decision, words) => expectFourLanguages(words),
  );
});

describe('the number of a complaint', () => {
  it('is short, made of its id, and of letters that are not mistaken on a phone', () => {
    expect(complaintReference('7f3a91c2-0b4d-4c1e-9a57-1d2e3f405162', '2026')).toBe('C-2026-FWX93');
    expect(complaintReference('00000000-0000-4000-8000-000000000000', '2027')).toBe('C-2027-00000');
    expect(complaintReference('ffffffff-ffff-4fff-8fff-ffffffffffff', '2026')).toBe('C-2026-ZZZZZ');
  });
});
