import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate, type CalendarDate } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { marketIds, type MarketId } from '../markets.ts';
import { sampleStep } from '../testing/sample-steps.ts';
import { formSteps, type FormStep } from './certification-forms.ts';
import { checkStep, type StepFault } from './check-step.ts';
import { faultSentence } from './step-words.ts';

const day = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (isRefusal(date)) throw new Error(text);
  return date;
};
const today = day('2026-11-16');
/** More than anything that is asked for only above an amount. */
const large = 10_000_000_000n;

function faultsOf(market: MarketId, step: FormStep, changes: Readonly<Record<string, string>>) {
  const checked = checkStep({ market, step, amount: large }, sampleStep(market, step, changes), today);
  return 'faults' in checked ? checked.faults.map(({ field, fault }) => `${field}: ${fault}`) : [];
}

describe.each(marketIds)('A4 · a step in %s', (market) => {
  it.each(formSteps)('without a fault is kept as it was given: %s', (step) => {
    const values = sampleStep(market, step);
    expect(checkStep({ market, step, amount: large }, values, today)).toEqual({ values, completeUpTo: null });
  });

  it.each(formSteps)('that is empty names every field that is asked for at once: %s', (step) => {
    const checked = checkStep({ market, step, amount: large }, [], today);
    const faults: readonly StepFault[] = 'faults' in checked ? checked.faults : [];
    expect(faults.length).toBeGreaterThan(0);
    expect(new Set(faults.map(({ fault }) => fault))).toEqual(new Set(['missing']));
    expect(faults.every(({ index }) => index === null)).toBe(true);
  });
});

describe('A4 · a fault is named', () => {
  it.each<[string, MarketId, FormStep, Readonly<Record<string, string>>, string[]]>([
    ['no name', 'ph', 'base', { givenName: '  ' }, ['givenName: missing']],
    ['a name with figures', 'ph', 'base', { givenName: 'Ana 3' }, ['givenName: bad-sign']],
    ['a name of dots', 'ph', 'base', { familyName: '...' }, ['familyName: no-letter']],
    ['one name is enough in India', 'in', 'base', { familyName: '' }, []],
    ['and not in the Philippines', 'ph', 'base', { familyName: '' }, ['familyName: missing']],
    ['a name in another script', 'in', 'base', { givenName: 'लक्ष्मी' }, []],
    ['a name that is too long', 'ph', 'base', { givenName: 'a'.repeat(61) }, ['givenName: too-long']],
    ['eighteen today', 'ph', 'base', { bornOn: '2008-11-16' }, []],
    ['eighteen tomorrow', 'ph', 'base', { bornOn: '2008-11-17' }, ['bornOn: too-young']],
    ['eighteen tomorrow, in India', 'in', 'base', { bornOn: '2008-11-17' }, ['bornOn: too-young']],
    ['born in the future', 'ph', 'base', { bornOn: '2026-11-17' }, ['bornOn: day-ahead']],
    ['born on no day', 'ph', 'base', { bornOn: '1994-02-30' }, ['bornOn: no-such-day']],
    ['born long ago', 'ph', 'base', { bornOn: '1894-02-28' }, ['bornOn: too-old']],
    [
      'a document of another market',
      'ph',
      'base',
      { documentKind: 'pan' },
      ['documentKind: not-in-list', 'documentNumber: no-document'],
    ],
    ['a number too short', 'ph', 'base', { documentNumber: '1234' }, ['documentNumber: number-short']],
    [
      'the secret number of the same card',
      'ph',
      'base',
      { documentNumber: '1234-5678-9012' },
      ['documentNumber: never-take'],
    ],
    [
      'a wrong check digit',
      'in',
      'base',
      { documentNumber: '2341 2341 2364' },
      ['documentNumber: mistyped-number'],
    ],
    ['no PAN beside another document', 'in', 'base', { panNumber: '' }, ['panNumber: missing']],
    ['a PAN that is none', 'in', 'base', { panNumber: '2341 2341 2346' }, ['panNumber: number-long']],
    ['a PAN alone', 'in', 'base', { documentKind: 'pan', documentNumber: 'ABCPE1234F', panNumber: '' }, []],
    ['no picture', 'ph', 'base', { selfie: '' }, ['selfie: missing']],
    [
      'a picture that is none',
      'ph',
      'base',
      { documentFront: '../../etc/passwd' },
      ['documentFront: picture-gone'],
    ],
    [
      'a passport has no back',
      'ph',
      'base',
      { documentKind: 'passport', documentNumber: 'P1234567A', documentBack: '' },
      [],
    ],
    ['a ZIP code of 3', 'ph', 'personal', { postalCode: '160' }, ['postalCode: number-short']],
    ['a PIN code from 0', 'in', 'personal', { postalCode: '060001' }, ['postalCode: number-place']],
    ['a PIN code of 4', 'in', 'personal', { postalCode: '1605' }, ['postalCode: number-short']],
    ['a city that is not there', 'ph', 'personal', { city: 'atlantis' }, ['city: not-in-list']],
    ['a city of another market', 'in', 'personal', { city: '0702201000' }, ['city: not-in-list']],
    ['no e-mail is no fault', 'ph', 'personal', { email: '' }, []],
    ['half an e-mail', 'ph', 'personal', { email: 'ana@' }, ['email: mail-end']],
    ['two e-mails', 'ph', 'personal', { email: 'a@b.ph, c@d.ph' }, ['email: mail-sign']],
    ['minus one dependant', 'ph', 'personal', { dependants: '-1' }, ['dependants: not-a-number']],
    ['a hundred dependants', 'ph', 'personal', { dependants: '100' }, ['dependants: out-of-range']],
    ['no income', 'ph', 'job', { incomePerMonth: '0' }, ['incomePerMonth: zero']],
    [
      'an income of nothing like a number',
      'ph',
      'job',
      { incomePerMonth: '1e9' },
      ['incomePerMonth: not-an-amount'],
    ],
    ['three decimals', 'ph', 'job', { incomePerMonth: '22.000' }, ['incomePerMonth: not-an-amount']],
    ['22 for 22,000', 'ph', 'job', { incomePerMonth: '22' }, ['incomePerMonth: too-little']],
    ['more than anybody', 'in', 'job', { incomePerMonth: '99999999' }, ['incomePerMonth: too-much']],
    ['no other loans', 'ph', 'job', { loansPerMonth: '0' }, []],
    ['a trade that is not on the list', 'ph', 'job', { employment: 'pirate' }, ['employment: not-in-list']],
    [
      'a pensioner has no employer',
      'ph',
      'job',
      { employment: 'pensioner', employer: '', position: '', workingSince: '' },
      [],
    ],
    [
      'who works for themselves needs no paper',
      'in',
      'job',
      { employment: 'self-employed', incomeProof: '' },
      [],
    ],
    ['nobody is named', 'ph', 'ext', { references: 'none', reference1Name: '', reference1Phone: '' }, []],
    ['a landline', 'ph', 'ext', { reference1Phone: '0281234567' }, ['reference1Phone: phone-start']],
    [
      'a number of another country',
      'in',
      'ext',
      { reference1Phone: '09181234567' },
      ['reference1Phone: phone-start'],
    ],
    ['an unknown purpose', 'ph', 'job', { purpose: 'casino' }, ['purpose: not-in-list']],
  ])('%s (%s, %s)', (_what, market, step, changes, expected) => {
    expect(faultsOf(market, step, changes)).toEqual(expected);
  });

  it('a field that nobody asked for, and one that came twice', () => {
    const values = [
      ...sampleStep('ph', 'job'),
      { field: 'religion', value: 'x' },
      { field: 'purpose', value: 'x' },
    ];
    expect(checkStep({ market: 'ph', step: 'job', amount: large }, values, today)).toEqual({
      faults: [
        { field: 'religion', index: 10, fault: 'unknown-field' },
        { field: 'purpose', index: 11, fault: 'repeated' },
      ],
    });
  });
});

describe('A4 · what is given is brought to one form', () => {
  it.each([
    ['job', 'incomePerMonth', '₱ 22,000.50', '22000.50'],
    ['job', 'incomePerMonth', '022000.00', '22000'],
    ['base', 'givenName', '  Ana   Maria ', 'Ana Maria'],
    ['ext', 'reference1Phone', '0918 123-4567', '09181234567'],
    ['personal', 'dependants', '02', '2'],
  ] as const)('%s %s %j is %j', (step, field, typed, kept) => {
    const checked = checkStep(
      { market: 'ph', step, amount: large },
      sampleStep('ph', step, { [field]: typed }),
      today,
    );
    expect('values' in checked && checked.values).toContainEqual({ field, value: kept });
  });

  it('the employer of somebody who has none any more is not kept', () => {
    const checked = checkStep(
      { market: 'ph', step: 'job', amount: large },
      sampleStep('ph', 'job', { employment: 'not-working' }),
      today,
    );
    expect('values' in checked && checked.values.map(({ field }) => field)).toEqual([
      'employment',
      'incomePerMonth',
      'payDay',
      'loansPerMonth',
      'rentPerMonth',
      'purpose',
    ]);
  });
});

describe('A4 · what a fault says', () => {
  const said = (fault: StepFault['fault'], field: string, documentKind?: string, typed?: string) =>
    faultSentence('in', 'en', { field, fault }, { documentKind, typed });

  it('names what is wrong and what would be right', () => {
    expect(said('mistyped-number', 'documentNumber', 'aadhaar')).toContain('check digit');
    expect(said('missing', 'documentNumber', 'pan')).toContain('ABCPE1234F');
    expect(said('missing', 'documentNumber')).toBe('Choose your ID first, then type its number.');
    expect(said('too-young', 'bornOn')).toContain('18');
    expect(said('too-long', 'givenName')).toContain('60');
    expect(said('missing', 'reference1Phone')).toContain('9876543210');
    const secret = { field: 'documentNumber', fault: 'never-take' } as const;
    expect(faultSentence('ph', 'en', secret, { documentKind: 'philsys' })).toContain('PCN');
  });

  it('says it in each language, with nothing left to fill in', () => {
    const kinds = ['missing', 'too-long', 'too-young', 'too-little', 'too-much', 'repeated'] as const;
    for (const fault of kinds) {
      const sentences = languages.map((language) =>
        faultSentence('ph', language, { field: 'incomePerMonth', fault }, {}),
      );
      expect(new Set(sentences).size).toBe(languages.length);
      expect(sentences.join('')).not.toMatch(/[{}]/u);
    }
  });
});

describe('A4 · who wants little is asked for little', () => {
  const jobOf = (without: readonly string[]) =>
    sampleStep('ph', 'job').filter(({ field }) => !without.includes(field));
  const onlyLarge = ['position', 'workingSince', 'payDay'];

  it.each([
    ['the most of a first loan', 1_000_000n, []],
    ['a cent more', 1_000_001n, onlyLarge],
  ])('%s', (_what, amount, expected) => {
    const checked = checkStep({ market: 'ph', step: 'job', amount }, jobOf(onlyLarge), today);
    expect('faults' in checked ? checked.faults.map(({ field }) => field) : []).toEqual(expected);
  });

  it('says up to how much it is enough, and what was given all the same is checked and kept', () => {
    const small = { market: 'ph', step: 'job', amount: 0n } as const;
    expect(checkStep(small, jobOf(onlyLarge), today)).toMatchObject({ completeUpTo: 1_000_000n });
    expect(checkStep(small, jobOf(['payDay']), today)).toMatchObject({ completeUpTo: 1_000_000n });
    expect(checkStep(small, jobOf([]), today)).toMatchObject({ completeUpTo: null });
    const pensioner = sampleStep('ph', 'job', { employment: 'pensioner' });
    expect(checkStep(small, pensioner, today)).toMatchObject({ completeUpTo: null });
    expect(checkStep(small, sampleStep('ph', 'job', { payDay: 'never' }), today)).toMatchObject({
      faults: [{ field: 'payDay', fault: 'not-in-list' }],
    });
  });
});
