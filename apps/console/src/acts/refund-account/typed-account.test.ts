import { describe, expect, it } from 'vitest';
import {
  accountFaults,
  accountToSend,
  bankMeant,
  noAccount,
  type AccountKind,
  type TypedAccount,
} from './typed-account.ts';

const bank: AccountKind = {
  kind: 'bank',
  label: 'Bank account',
  numberLabel: 'Account number',
  numberHint: '',
  numberIsWrong: 'An account number has 8 to 18 digits.',
  numberDigits: { fewest: 8, most: 18 },
  suggestedNumber: null,
  codeLabel: null,
  codeExample: null,
  codeLength: null,
  codeIsWrong: null,
  common: [],
  institutions: [
    { code: 'BPI', name: 'Bank of the Philippine Islands (BPI)' },
    { code: 'BDO', name: 'BDO Unibank' },
    { code: 'UBP', name: 'Union Bank of the Philippines' },
  ],
};
const byCode: AccountKind = { ...bank, codeLength: 11, codeIsWrong: 'An IFSC has 11 characters.' };
const whole: TypedAccount = {
  kind: 'bank',
  bank: 'bdo',
  number: '0012 3456 7890',
  holder: 'Juan dela Cruz',
  proof: 'Letter of 12 Nov',
  files: [{ name: 'letter.pdf', base64: 'JVBERg==', bytes: 4 }],
};

describe('an account that staff type', () => {
  it('is sent with the bank’s code, whether its code, its name or a part of the name was typed', () => {
    for (const typed of ['bdo', 'BDO Unibank', 'unibank']) expect(bankMeant(bank, typed)?.code).toBe('BDO');
    expect(accountFaults(bank, whole)).toEqual({});
    expect(accountToSend(bank, whole)).toMatchObject({ institution: 'BDO', number: '0012 3456 7890' });
  });

  it('says of every field what is wrong with it, each by itself', () => {
    expect(Object.keys(accountFaults(bank, noAccount))).toEqual([
      'bank',
      'number',
      'holder',
      'proof',
      'files',
    ]);
    expect(accountFaults(bank, { ...whole, bank: 'philippine' })).toEqual({
      bank: '“philippine” is not in the list.',
    });
    expect(accountFaults(bank, { ...whole, number: '12' })).toEqual({
      number: 'An account number has 8 to 18 digits.',
    });
    expect(Object.keys(accountFaults(bank, { ...whole, holder: '🙂🙂' }))).toEqual(['holder']);
    expect(Object.keys(accountFaults(bank, { ...whole, files: [] }))).toEqual(['files']);
  });

  it('is typed by the bank’s code where the market has one', () => {
    expect(accountFaults(byCode, { ...whole, bank: 'HDFC0000001' })).toEqual({});
    expect(accountFaults(byCode, { ...whole, bank: 'HDFC' })).toEqual({ bank: 'An IFSC has 11 characters.' });
  });
});
