import { parseCalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { marketIds, type MarketId } from '../markets.ts';
import { payoutRules } from '../payout-accounts/registry.generated.ts';
import { readAccount } from '../payout-accounts/read-account.ts';
import type { PayoutRules } from '../payout-accounts/payout-rules.ts';
import { sampleStep } from '../testing/sample-steps.ts';
import { type CertificationForms, type FormField, formSteps, type FormStep } from './certification-forms.ts';
import { checkStep } from './check-step.ts';
import { certifications } from './registry.generated.ts';
import { certificationWord, faultSentence } from './step-words.ts';

const parsed = parseCalendarDate('2026-11-16');
if (isRefusal(parsed)) throw new Error('no day');
const today = parsed;

function sentenceOf(market: MarketId, step: FormStep, changes: Readonly<Record<string, string>>): string {
  const values = sampleStep(market, step, changes);
  const checked = checkStep({ market, step, amount: 10_000_000_000n }, values, today);
  const [fault] = 'faults' in checked ? checked.faults : [];
  if (!fault) return '';
  const valueOf = (field: string) => values.find((each) => each.field === field)?.value;
  const given = { documentKind: valueOf('documentKind'), typed: valueOf(fault.field) };
  return faultSentence(market, 'en', fault, given);
}

describe('A4 · an error says the fault', () => {
  it.each<[MarketId, FormStep, string, string, string]>([
    ['ph', 'base', 'bornOn', '2012-02-31', '31 February 2012 does not exist. Check the day and the month.'],
    ['ph', 'base', 'bornOn', '1994-14-03', 'There is no month 14. The day comes first, then the month.'],
    [
      'ph',
      'base',
      'bornOn',
      '-03-14',
      'The date is not complete. It needs two digits for the day, two for the month and four for the year.',
    ],
    ['ph', 'base', 'bornOn', '2027-01-01', 'This day is still to come. Check the year.'],
    ['ph', 'base', 'bornOn', '2012-02-28', 'By law, loans are for people aged 18 and older.'],
    ['ph', 'base', 'givenName', 'Ana 😀', 'A name can’t contain “😀”. Leave it out.'],
    [
      'in',
      'base',
      'panNumber',
      'ABCDE1234F',
      'The 4th letter of a person’s PAN is P, not “D”. Compare it with the card.',
    ],
    ['in', 'base', 'panNumber', 'ABCPE123', '2 characters are missing: you typed 8 of 10.'],
    ['in', 'base', 'panNumber', 'ABCPE12345', 'Character 10 must be a letter, not “5”.'],
    [
      'in',
      'base',
      'documentNumber',
      '2341 2341 2364',
      'One digit is wrong: the check digit does not fit. Compare it with the document.',
    ],
    ['in', 'base', 'documentNumber', '2341 2341 234', 'One digit is missing: you typed 11 of 12.'],
    [
      'in',
      'base',
      'documentNumber',
      '1341 2341 2346',
      'An Aadhaar number never starts with 1. Compare it with the card.',
    ],
    ['ph', 'base', 'documentNumber', '1234-5678-9012-34567', 'One digit too many: you typed 17, it has 16.'],
    ['in', 'personal', 'postalCode', '5600', '2 digits are missing: you typed 4 of 6.'],
    ['ph', 'personal', 'email', 'ana.example.com', 'An e-mail address has one @, with something before it.'],
    [
      'ph',
      'personal',
      'email',
      'ana@example',
      'The part after the @ is not complete: it ends like example.com.',
    ],
    ['ph', 'ext', 'reference1Phone', '0918123456', 'One digit is missing: you typed 10 of 11.'],
    [
      'ph',
      'ext',
      'reference1Phone',
      '0281234567',
      'It starts with 02, but mobile numbers here start with 09.',
    ],
    ['ph', 'ext', 'reference1Phone', '+91 98765 43210', 'This is not a mobile number of this country.'],
    ['in', 'ext', 'reference1Phone', '98765432', '2 digits are missing: you typed 8 of 10.'],
  ])('%s %s %s %j', (market, step, field, typed, sentence) => {
    expect(sentenceOf(market, step, { [field]: typed })).toBe(sentence);
  });

  it.each<[MarketId, string, string, string]>([
    ['in', 'HDFC1000001', '50100123456789', 'Character 5 must be 0, not “1”.'],
    ['in', 'HDFCO000001', '50100123456789', 'Character 5 must be 0, not “O”.'],
    ['in', 'HDFC00001', '50100123456789', '2 characters are missing: you typed 9 of 11.'],
    ['in', 'HDF10000001', '50100123456789', 'Character 4 must be a letter, not “1”.'],
    ['in', 'HDFC0000001', '5010012', '2 digits are missing: you typed 7, it has 9\u2060–\u206018.'],
    ['in', 'HDFC0000001', '501001234567X', '“X” is not a digit. Use digits only.'],
    ['ph', 'BDO', '1'.repeat(19), 'One digit too many: you typed 19, it has 8\u2060–\u206018.'],
  ])('an account in %s: %s, %s', (market, institution, number, sentence) => {
    const read = readAccount(market, { kind: 'bank', institution, number, holder: 'Ana' });
    expect('faults' in read && read.faults.map(({ words }) => words.en)).toEqual([sentence]);
  });

  it.each([
    ['091712345', '2 digits are missing: you typed 9, it has 11.'],
    ['08171234567', 'It starts with 08, but mobile numbers here start with 09.'],
  ])('a wallet %s', (number, sentence) => {
    const read = readAccount('ph', { kind: 'wallet', institution: 'GCSH', number, holder: 'Ana' });
    expect('faults' in read && read.faults.map(({ words }) => words.en)).toEqual([sentence]);
  });
});

/** Of every kind that somebody types, and of none that a form has. */
const garbage = [
  'x',
  '0',
  '😀',
  '1',
  '12345678901234567890',
  'ABCDE1234F',
  '2012-02-31',
  'a@',
  '+1 202 555 0100',
];
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

describe.each(marketIds)('A4 · no error of %s only repeats what the field asks for', (market) => {
  const { steps }: CertificationForms = certifications[market];
  const all: [FormStep, FormField][] = formSteps.flatMap((step) =>
    steps[step].fields.map((field): [FormStep, FormField] => [step, field]),
  );

  it.each(all)('%s %o', (step, field) => {
    for (const typed of garbage) {
      const values = sampleStep(market, step, { [field.field]: typed });
      const checked = checkStep({ market, step, amount: 10_000_000_000n }, values, today);
      const faults = 'faults' in checked ? checked.faults : [];
      const documentKind = values.find((each) => each.field === 'documentKind')?.value;
      for (const found of faults.filter((each) => each.field === field.field)) {
        for (const language of languages) {
          const kind = field.documentKind ?? documentKind ?? '';
          const asked = [
            `hint.${field.field}`,
            `ask.${field.field}`,
            `number.${kind}`,
            `label.${field.field}`,
          ]
            .map((key) => certificationWord(market, language, key))
            .map((word) => plain(word ?? '-'));
          const sentence = faultSentence(market, language, found, { documentKind, typed });
          expect(asked).not.toContain(plain(sentence));
          expect(sentence).not.toMatch(/[{}]|undefined|NaN/u);
        }
      }
    }
  });

  it('nor any of an account', () => {
    const { kinds }: PayoutRules = payoutRules[market];
    for (const { kind, number: rule, institutions, bankCode } of kinds) {
      for (const typed of garbage) {
        const read = readAccount(market, {
          kind,
          institution: bankCode ? typed : (institutions[0]?.code ?? ''),
          number: typed,
          holder: 'Ana',
        });
        for (const { words } of 'faults' in read ? read.faults : []) {
          for (const language of languages) {
            const asked = [rule.hint, rule.sentence, rule.label, bankCode?.malformed, bankCode?.label];
            expect(asked.map((each) => plain(each?.[language] ?? '-'))).not.toContain(plain(words[language]));
            expect(words[language]).not.toMatch(/[{}]|undefined|NaN/u);
          }
        }
      }
    }
  });
});
