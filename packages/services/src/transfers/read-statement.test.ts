import { expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const read = (...lines: readonly string[]) => readStatement(lines.join('\n'));

it('reads the columns that banks name, in whatever order, and passes over money that went out', () => {
  const { credits, faults, lines } = readStatement(
    '\uFEFFNarration,Value Date,Withdrawal Amt.,Deposit Amt.,Chq/Ref No.\r\n' +
      '"UPI/CPFWX93GGB9Q, thanks",16-Nov-2026,,"1,23,456.50",4123 4567 8901\r\n' +
      'Rent,2026-11-16,500.00,0.00,412345678902\r\n\r\n',
  );
  expect([lines, faults]).toEqual([2, []]);
  expect(credits).toEqual([
    {
      line: 2,
      amount: 12_345_650n,
      valueOn: '2026-11-16',
      reference: '412345678901',
      narration: 'UPI/CPFWX93GGB9Q, thanks',
    },
  ]);
});

it.each([
  ['2026-11-16,412345678901,abc', 'is no amount'],
  ['2026-11-16,412345678901,-5.00', 'is no amount'],
  ['2026-11-16,412345678901,1e309', 'is no amount'],
  ['2026-11-16,412345678901,10.005', 'is no amount'],
  ['2026-11-16,412345678901,0.00', 'nothing'],
  ['2026-11-16,412345678901,99999999999999999', 'more money than there is'],
  ['16/11/2026,412345678901,10.00', 'is no date that can be read one way only'],
  ['2026-02-30,412345678901,10.00', 'is no date'],
  ['2026-11-16,,10.00', 'is no number of a transfer'],
  ['2026-11-16,"=cmd|x",10.00', 'is no number of a transfer'],
  ['2026-11-16,"412345678901,10.00', 'quotes do not close'],
])('names the line of %j: %s', (row, sentence) => {
  const { credits, faults } = read('Date,Reference,Amount', row, '2026-11-16,412345678999,1.00');
  expect(credits).toHaveLength(1);
  expect(faults).toEqual([{ line: 2, sentence: expect.stringContaining(sentence) }]);
});

it('without a head says which columns it looks for', () => {
  expect(read('2026-11-16,412345678901,10.00')).toMatchObject({
    credits: [],
    faults: [{ line: 1, sentence: expect.stringContaining('no date and no reference and no credit') }],
  });
  expect(read('')).toMatchObject({ credits: [], faults: [{ line: 1 }] });
});
