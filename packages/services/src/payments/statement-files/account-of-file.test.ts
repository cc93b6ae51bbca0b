import { expect, it } from 'vitest';
import { accountOfFile } from './account-of-file.ts';

it('names the account that a file says it is of', () => {
  expect(accountOfFile('mt940', ':20:1\r\n:25:BDO/001234567890\r\n:28C:1')).toBe('BDO/001234567890');
  expect(accountOfFile('camt053', '<Acct><Id><IBAN>DE02 1203</IBAN></Id></Acct>')).toBe('DE02 1203');
  expect(accountOfFile('camt053', '<Acct>\n <Id><Othr><Id>0012</Id></Othr></Id></Acct>')).toBe('0012');
  expect(accountOfFile('ofx', '<BANKACCTFROM><BANKID>1<ACCTID>999888\n<ACCTTYPE>')).toBe('999888');
  expect(accountOfFile('csv', 'Date,Reference')).toBeNull();
});
