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
  ['2026-11-16,412345678901,1e309', 'is no amount'],
  ['2026-11-16,412345678901,10.005', 'is no amount'],
  ['2026-11-16,412345678901,0.00', 'nothing'],
  ['2026-11-16,412345678901,"75,50"', 'is no amount'],
  ['2026-11-16,412345678901,"1,2345.00"', 'is no amount'],
  ['2026-11-16,412345678901,"1,23,45.00"', 'is no amount'],
  ['2026-11-16,412345678901,99999999999999999', 'more money than there is'],
  ['05/11/2026,412345678901,10.00', 'is no date that can be read one way only'],
  ['2026-02-30,412345678901,10.00', 'is no date'],
  ['2026-11-16,"412345678901,10.00', 'quotes do not close'],
])('names the line of %j: %s', (row, sentence) => {
  const { credits, faults } = read('Date,Reference,Amount', row, '2026-11-16,412345678999,1.00');
  expect(credits).toHaveLength(1);
  expect(faults).toMatchObject([{ line: 2, sentence: expect.stringContaining(sentence) }]);
});

it.each([
  ['"1,860.00"', 186_000n],
  ['"1,234,567.5"', 123_456_750n],
  ['"12,34,567"', 123_456_700n],
  ['1234567.89', 123_456_789n],
])('reads %s as %d', (written, amount) => {
  expect(read('Date,Reference,Amount', `2026-11-16,412345678901,${written}`).credits).toMatchObject([
    { amount },
  ]);
});

it('knows a number however its parts are set apart', () => {
  const written = ['IP-2026-0918-0041', 'ip/2026/0918/0041', 'IP_20260918 0041'];
  const { credits } = read('Date,Reference,Amount', ...written.map((each) => `2026-11-16,${each},1.00`));
  expect(credits.map(({ reference }) => reference)).toEqual(Array(3).fill('IP202609180041'));
});

it.each(['Dr/Cr', 'CR/DR', 'Debit/Credit', 'D/C', 'Dr / Cr Indicator', 'Type', 'Transaction Type'])(
  'where one column has both ways, %s tells them apart',
  (head) => {
    const { credits, faults, lines } = read(
      `Date,Reference,Amount,${head},Narration`,
      '2026-11-16,412345678901,10.00,DR,rent',
      '2026-11-16,412345678902,20.00,Cr.,UPI',
      '2026-11-16,412345678903,30.00,debit,fee',
      '2026-11-16,412345678904,40.00,C,UPI',
      '2026-11-16,412345678905,50.00,,?',
    );
    expect([lines, credits.map(({ amount }) => amount)]).toEqual([5, [2_000n, 4_000n]]);
    expect(faults).toMatchObject([{ line: 6, sentence: expect.stringContaining('neither') }]);
  },
);

it('a column of credits needs no other word for it', () => {
  const { credits, faults } = read('Date,Reference,Credit,Type', '2026-11-16,412345678901,10.00,NEFT');
  expect([credits.length, faults]).toEqual([1, []]);
});

it('without a head says which columns it looks for', () => {
  expect(read('2026-11-16,412345678901,10.00')).toMatchObject({
    credits: [],
    faults: [{ line: 1, sentence: expect.stringContaining('no date and no reference and no credit') }],
  });
  expect(read('')).toMatchObject({ credits: [], faults: [{ line: 1 }] });
});

it('reads every movement, whichever way it went, with the balance after it', () => {
  const { credits, movements, opening, closing, lines } = readStatement(
    [
      'Date,Reference,Debit,Credit,Balance,Description',
      '2026-11-17,,,,"3,206,418.90",Opening balance',
      '2026-11-17,IP20261117,,1141.03,"3,207,559.93",INSTAPAY LIEZL NAVARRO',
      '2026-11-17,,,118615.00,"3,326,174.93",DRAGONPAY CORP REMIT 1117',
      '2026-11-17,,250.00,,"3,325,924.93",SERVICE CHARGE INSTAPAY',
      '2026-11-17,,,312.44,"3,326,237.37",INTEREST CREDIT NET OF TAX',
      '2026-11-17,DISB318,164500.00,,"3,161,737.37",DISB FILE 318 DEBIT',
      '2026-11-17,,,,"3,161,737.37",Closing balance',
    ].join('\n'),
    ['dragonpay', 'bank'],
  );
  expect([lines, opening, closing]).toEqual([5, 320_641_890n, 316_173_737n]);
  expect(credits.map(({ reference }) => reference)).toEqual(['IP20261117']);
  expect(movements.map(({ kind, channel, amount }) => [kind, channel, amount])).toEqual([
    ['transfer', null, 114_103n],
    ['remittance', 'dragonpay', 11_861_500n],
    ['charge', null, -25_000n],
    ['interest', null, 31_244n],
    ['debit', null, -16_450_000n],
  ]);
  expect(movements.at(-1)?.balance).toBe(316_173_737n);
});

it('one column of amounts without a Dr/Cr beside it has money out with a minus', () => {
  const { movements, faults } = read('Date,Reference,Amount', '2026-11-16,412345678901,-20000.00');
  expect([movements.map(({ amount, kind }) => [amount, kind]), faults]).toEqual([
    [[-2_000_000n, 'debit']],
    [],
  ]);
});

it.each(['11/16/2026', '16/11/2026', '2026-11-16 08:15', '2026-11-16 08:15:59'])(
  'reads %s, which has one reading',
  (date) => {
    expect(read('Date,Reference,Amount', `${date},412345678901,1.00`).credits).toMatchObject([
      { valueOn: '2026-11-16' },
    ]);
  },
);

it.each([
  ['semicolons', 'Date;Reference;Amount', '2026-11-16;412345678901;"1,860.00"'],
  ['a sign before the amount', 'Date,Reference,Amount', '2026-11-16,412345678901,"₱1,860.00"'],
  ['a currency before the amount', 'Date,Reference,Amount', '2026-11-16,412345678901,"PHP 1,860.00"'],
  ['a month first', 'Date,Reference,Amount', '11/16/2026,412345678901,1860.00'],
  ['the time of day', 'Date,Reference,Amount', '2026-11-16 08:15,412345678901,1860.00'],
  ['no column for the number', 'Date,Description,Amount', '2026-11-16,UPI/412345678901/RENT,1860.00'],
])('reads a file with %s', (_, head, row) => {
  const { credits, faults } = read(head, row);
  expect(faults).toEqual([]);
  expect(credits).toMatchObject([{ amount: 186_000n, valueOn: '2026-11-16', reference: '412345678901' }]);
});

it.each(['CASH DEPOSIT', 'FROM ACCT 001234567890', 'INSTAPAY 20261116 JUAN CRUZ'])(
  'a line without a number is its own number: %s',
  (words) => {
    // Neither a payer's account nor a day is one: both come back in other transfers.
    const rows = [
      `2026-11-16,${words},1860.00`,
      `2026-11-16,${words},1860.00`,
      `2026-11-17,${words},1860.00`,
    ];
    const { credits, faults } = read('Date,Description,Amount', ...rows);
    expect(faults).toEqual([]);
    const numbers = credits.map(({ reference }) => reference);
    expect(new Set(numbers).size).toBe(3);
    expect(numbers.every((number) => /^NOREF[A-Z0-9]{24,}$/u.test(number))).toBe(true);
    expect(read('Date,Description,Amount', ...rows).credits).toEqual(credits);
  },
);

it.each(['0000-0000-0000', '', '"=cmd|x"'])('takes %j for no number', (written) => {
  const { credits } = read('Date,Reference,Amount', `2026-11-16,${written},10.00`);
  expect(credits).toMatchObject([{ reference: expect.stringMatching(/^NOREF/u) }]);
});
