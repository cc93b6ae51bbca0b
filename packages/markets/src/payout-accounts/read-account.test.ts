import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { marketIds } from '../markets.ts';
import type { PayoutRules } from './payout-rules.ts';
import { findInstitution, readAccount, type TypedAccount } from './read-account.ts';
import { payoutRules } from './registry.generated.ts';

const inPhilippines: TypedAccount = {
  kind: 'bank',
  institution: 'BDO',
  number: '001234567890',
  holder: 'Ana Reyes',
};
const wallet: TypedAccount = {
  kind: 'wallet',
  institution: 'GCSH',
  number: '09171234567',
  holder: 'Ana Reyes',
};
const inIndia: TypedAccount = {
  kind: 'bank',
  institution: 'HDFC0000001',
  number: '50100123456789',
  holder: 'Ana Reyes',
};

const faultsOf = (answer: ReturnType<typeof readAccount>) =>
  'faults' in answer ? answer.faults.map(({ field, rule }) => `${field} ${rule}`) : [];

describe('an account as it was typed', () => {
  it('is brought to its bare form', () => {
    const typed = {
      ...inIndia,
      institution: ' hdfc 0000-001 ',
      number: '5010 0123-4567 89',
      holder: '  Ana   Reyes ',
    };
    expect(readAccount('in', typed)).toEqual({ ...inIndia, bank: { code: 'HDFC', name: 'HDFC Bank' } });
  });

  it.each<[string, 'ph' | 'in', TypedAccount, string[]]>([
    ['a bank account', 'ph', inPhilippines, []],
    ['a wallet', 'ph', wallet, []],
    ['an Indian account', 'in', inIndia, []],
    ['a kind that the market has not', 'in', { ...inIndia, kind: 'wallet' }, ['kind not_one_of']],
    ['a bank among the wallets', 'ph', { ...wallet, institution: 'BDO' }, ['institution not_one_of']],
    [
      'a wallet’s number that is no mobile number',
      'ph',
      { ...wallet, number: '08171234567' },
      ['number bad_format'],
    ],
    ['a wallet’s number without its 0', 'ph', { ...wallet, number: '9171234567' }, ['number bad_format']],
    ['a wallet’s number with ten digits', 'ph', { ...wallet, number: '0917123456' }, ['number too_short']],
    ['seven digits', 'ph', { ...inPhilippines, number: '1234567' }, ['number too_short']],
    ['nineteen digits', 'ph', { ...inPhilippines, number: '1'.repeat(19) }, ['number too_long']],
    ['eight digits in India', 'in', { ...inIndia, number: '12345678' }, ['number too_short']],
    ['a letter in the number', 'in', { ...inIndia, number: '5010012345678O' }, ['number bad_format']],
    [
      'an IFSC without its zero',
      'in',
      { ...inIndia, institution: 'HDFC1000001' },
      ['institution bad_format'],
    ],
    [
      'an IFSC that is too short',
      'in',
      { ...inIndia, institution: 'HDFC000001' },
      ['institution bad_format'],
    ],
    ['letters of no bank', 'in', { ...inIndia, institution: 'ZZZZ0000001' }, ['institution not_allowed']],
    [
      'a property of every object',
      'ph',
      { ...inPhilippines, institution: 'constructor' },
      ['institution not_one_of'],
    ],
    ['no holder', 'ph', { ...inPhilippines, holder: ' ' }, ['holder required']],
    [
      'everything at once',
      'ph',
      { kind: 'bank', institution: '', number: '', holder: '' },
      ['institution not_one_of', 'number required', 'holder required'],
    ],
  ])('%s', (_, market, typed, faults) => {
    expect(faultsOf(readAccount(market, typed))).toEqual(faults);
  });

  it('every fault has words in every language', () => {
    const answer = readAccount('in', { kind: 'bank', institution: '', number: '', holder: '' });
    const faults = 'faults' in answer ? answer.faults : [];
    for (const { words } of faults) for (const language of languages) expect(words[language]).not.toBe('');
  });
});

describe('the bank behind a code', () => {
  it.each([
    ['SBIN0000300', { code: 'SBIN', name: 'State Bank of India' }],
    ['UTIB0000004', { code: 'UTIB', name: 'Axis Bank' }],
    // A co-operative bank under another bank's letters is called by its own name, and filed under theirs.
    ['HDFC0CAACOB', { code: 'HDFC', name: 'Akhand Anand Co.op Bank' }],
  ])('in India: %s', (code, bank) => {
    expect(findInstitution('in', code)).toEqual(bank);
  });
});

describe.each(marketIds)('the payout rules of %s', (market) => {
  const { kinds }: PayoutRules = payoutRules[market];

  it('are met by their own examples, and no two institutions have one code', () => {
    for (const { kind, number, institutions, common = [], bankCode } of kinds) {
      const codes = new Set(institutions.map(({ code }) => code));
      expect(common.filter((code) => !codes.has(code))).toEqual([]);
      expect(number.pattern.test(number.example)).toBe(true);
      expect(new Set(institutions.map(({ code }) => code)).size).toBe(institutions.length);
      const institution = bankCode?.example ?? institutions[0]?.code ?? '';
      expect(
        faultsOf(readAccount(market, { kind, institution, number: number.example, holder: 'A B' })),
      ).toEqual([]);
      expect(bankCode?.example.length).toBe(bankCode?.length);
    }
  });
});
