import { describe, expect, it } from 'vitest';
import { readBankResult } from './bank-result.ts';

const id = '7f3c1a52-9d0e-4b67-8a11-5f0c2d3e4b5a';
const line = { payoutId: id, attempt: 1, why: '', amount: null, reference: null };

describe('a bank’s result file', () => {
  it('is read without names of columns as payout, state, why, amount, reference', () => {
    expect(readBankResult(`${id}/1,paid\r\n${id}/2,failed,account_is_closed,"3,880.00",BNK1`)).toEqual({
      lines: [
        { ...line, line: 1, outcome: 'paid' },
        {
          ...line,
          line: 2,
          attempt: 2,
          outcome: 'failed',
          why: 'account_is_closed',
          amount: '388000',
          reference: 'BNK1',
        },
      ],
      faults: [],
    });
  });

  it('is read by the names of its columns, in any order and among others of the bank', () => {
    const text = `Amount,Branch,Payout ID,Status,Bank reference\n3880.00,Makati,${id}/1,PAID,BNK1`;
    expect(readBankResult(text).lines).toEqual([
      { ...line, line: 2, outcome: 'paid', amount: '388000', reference: 'BNK1' },
    ]);
  });

  it('is not believed about a payout that it calls both paid and failed', () => {
    const { lines, faults } = readBankResult(`${id}/1,paid\n${id}/2,paid\n${id}/1,failed`);
    expect(lines.map(({ attempt }) => attempt)).toEqual([2]);
    expect(faults).toEqual([
      { line: 1, fault: 'this file says both paid and failed' },
      { line: 3, fault: 'this file says both paid and failed' },
    ]);
  });

  it('says which amount can’t be read', () => {
    expect(readBankResult(`${id}/1,paid,,3.880`).faults).toEqual([
      { line: 1, fault: '“3.880” is no amount' },
    ]);
  });
});
