import { describe, expect, it } from 'vitest';
import type { AccountKind } from './account.ts';
import { checkAccount, faultsAtFields, summaryOf } from './check-account.ts';

const words = { chooseBank: 'bank?', holderMissing: 'holder?' };
const shared = {
  label: '',
  numberLabel: '',
  numberHint: '',
  numberIsWrong: 'number!',
  institutions: [],
  common: [],
};
const bank: AccountKind = {
  ...shared,
  kind: 'bank',
  numberDigits: { fewest: 8, most: 18 },
  suggestedNumber: null,
  codeLabel: null,
  codeExample: null,
  codeLength: null,
  codeIsWrong: null,
};
const byCode: AccountKind = { ...bank, codeLabel: 'IFSC', codeLength: 11, codeIsWrong: 'code!' };
const good = { kind: 'bank', institution: 'BDO', number: '00123456', holder: 'Ana Reyes' } as const;

describe('an account before it is sent', () => {
  it.each([
    ['nothing chosen', undefined, good, { institution: 'bank?' }],
    ['all there', bank, good, {}],
    ['no bank', bank, { ...good, institution: '' }, { institution: 'bank?' }],
    ['no code', byCode, { ...good, institution: ' ' }, { institution: 'code!' }],
    ['half a code: the server says what is missing', byCode, { ...good, institution: 'HDFC0' }, {}],
    ['seven digits: the server says how many are missing', bank, { ...good, number: '1234567' }, {}],
    ['a holder of spaces', bank, { ...good, holder: '  ' }, { holder: 'holder?' }],
    [
      'an empty form: everything at once',
      bank,
      { kind: 'bank', institution: '', number: '', holder: '' },
      { institution: 'bank?', number: 'number!', holder: 'holder?' },
    ],
  ] as const)('%s', (_, kind, typed, faults) => {
    expect(checkAccount(kind, typed, words)).toEqual(faults);
  });
});

describe('what the server refused', () => {
  const fault = { fields: [], words: '', requestId: null, retryAfterSeconds: null } as const;
  it.each([
    ['holder_is_another_person', { holder: 'words' }],
    ['account_is_known', { number: 'words' }],
    ['too_many_accounts', {}],
  ] as const)('%s stands where it can be mended', (code, faults) => {
    expect(faultsAtFields({ ...fault, code }, 'words')).toEqual(faults);
  });

  it('has the server’s own sentence at each field that exists', () => {
    const fields = [
      { path: '/number', rule: 'too_short', message: 'short' },
      { path: '/constructor', rule: 'required', message: 'rubbish' },
    ] as const;
    const found = faultsAtFields({ ...fault, code: 'certification_has_faults', fields }, 'words');
    expect(found).toEqual({ number: 'short' });
  });
});

describe('the lines above the form', () => {
  it('say a short sentence whole, and of a long one only which field it is about', () => {
    const faults = { number: 'An account number has digits. '.repeat(4), holder: 'Type the name.' };
    expect(summaryOf(faults, (field) => `Correct: ${field}`)).toEqual([
      { fieldId: 'account-number', text: 'Correct: number' },
      { fieldId: 'account-holder', text: 'Type the name.' },
    ]);
  });
});
