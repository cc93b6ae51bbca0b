import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { readStatementFile } from './read-statement-file.ts';
import type { FileLine, ReadHow } from './statement-file.ts';

type Line = Omit<FileLine, 'line'>;
const day = (text: string) => text as CalendarDate;
const from = dayNumber(day('2024-01-01'));

const anyLine = fc
  .record({
    valueOn: fc.integer({ min: 0, max: 1_000 }).map((days) => dateOfDayNumber(from + days)),
    amount: fc.bigInt(-(10n ** 12n), 10n ** 12n).filter((amount) => amount !== 0n),
    reference: fc.stringMatching(/^[A-Z0-9]{6,16}$/u),
    narration: fc
      .stringMatching(/^[A-Z][A-Z0-9 ,;."']{0,30}[A-Z]$/u)
      .map((text) => text.replaceAll(/\s+/gu, ' ')),
  })
  .map(({ valueOn, amount, reference, narration }) => ({
    valueOn,
    amount,
    reference,
    narration,
    balance: null,
  }));
const anyFile = fc.array(anyLine, { minLength: 1, maxLength: 30 });

const money = (minor: bigint, point = '.') => {
  const size = minor < 0n ? -minor : minor;
  return `${size / 100n}${point}${String(size % 100n).padStart(2, '0')}`;
};
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const parts = (on: CalendarDate) => on.split('-') as [string, string, string];
const dayFirst = (on: CalendarDate, between = '/') => parts(on).toReversed().join(between);
const monthFirst = (on: CalendarDate) => {
  const [year, month, date] = parts(on);
  return `${month}/${date}/${year}`;
};

const forms: Readonly<
  Record<string, { readonly render: (lines: readonly Line[]) => string; readonly how?: ReadHow }>
> = {
  'CSV, one column of amounts': {
    render: (lines) =>
      [
        'Date,Reference,Amount,Narration',
        ...lines.map((l) =>
          [l.valueOn, l.reference, `${l.amount < 0n ? '-' : ''}${money(l.amount)}`, quoted(l.narration)].join(
            ',',
          ),
        ),
      ].join('\n'),
  },
  'CSV, semicolons and decimal commas': {
    render: (lines) =>
      [
        'Date;Reference;Debit;Credit;Description',
        ...lines.map((l) =>
          [
            dayFirst(l.valueOn, '.'),
            l.reference,
            l.amount < 0n ? money(l.amount, ',') : '',
            l.amount > 0n ? money(l.amount, ',') : '',
            quoted(l.narration),
          ].join(';'),
        ),
      ].join('\r\n'),
    how: { dates: 'day-first' },
  },
  'tabs, month first, a preamble': {
    render: (lines) =>
      [
        'Statement of account',
        'Account\t001',
        'Posting Date\tDescription\tReference No\tAmount\tDr/Cr',
        ...lines.map((l) =>
          [
            monthFirst(l.valueOn),
            quoted(l.narration),
            l.reference,
            money(l.amount),
            l.amount < 0n ? 'DR' : 'CR',
          ].join('\t'),
        ),
      ].join('\r\n'),
    how: { dates: 'month-first' },
  },
  MT940: {
    render: (lines) =>
      [
        ':20:STMT',
        ':25:0077',
        ':28C:321/1',
        ':60F:C240101PHP0,00',
        ...lines.flatMap((l) => [
          `:61:${l.valueOn.slice(2).replaceAll('-', '')}${l.amount < 0n ? 'D' : 'C'}${money(l.amount, ',')}NTRF${l.reference}`,
          `:86:${l.narration}`,
        ]),
        ':62F:C261231PHP0,00',
      ].join('\r\n'),
  },
  'camt.053': {
    render: (lines) =>
      `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${lines
        .map(
          (l) =>
            `\n<Ntry><Amt Ccy="PHP">${money(l.amount)}</Amt><CdtDbtInd>${l.amount < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><ValDt><Dt>${l.valueOn}</Dt></ValDt><NtryDtls><TxDtls><Refs><EndToEndId>${l.reference}</EndToEndId></Refs><RmtInf><Ustrd>${l.narration.replaceAll('"', '&quot;')}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
        )
        .join('')}</Stmt></BkToCstmrStmt></Document>`,
  },
  OFX: {
    render: (lines) =>
      `OFXHEADER:100\n<OFX><CURDEF>PHP<BANKTRANLIST>${lines
        .map(
          (l) =>
            `\n<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${l.valueOn.replaceAll('-', '')}080000<TRNAMT>${l.amount < 0n ? '-' : ''}${money(l.amount)}<FITID>${l.reference}<NAME>${l.narration}</STMTTRN>`,
        )
        .join('')}</BANKTRANLIST></OFX>`,
  },
};

describe('a statement that is written in any form reads as what was written', () => {
  it.each(Object.entries(forms))('%s', (_, { render, how }) => {
    fc.assert(
      fc.property(anyFile, (lines) => {
        const read = readStatementFile(render(lines), { currency: 'PHP', ...how });
        expect(read.faults).toEqual([]);
        expect(read.rows.map(({ line: _line, ...row }) => row)).toEqual(lines);
      }),
      { numRuns: 100 },
    );
  });
});

describe('dates of digits alone', () => {
  const file = (...dates: readonly string[]) =>
    ['Date,Reference,Amount', ...dates.map((date, at) => `${date},REF${1000 + at},1.00`)].join('\n');
  const days = (text: string, how: ReadHow = {}) =>
    readStatementFile(text, how).rows.map(({ valueOn }) => valueOn);

  it('one line tells of the whole file', () => {
    expect(days(file('05/11/2026', '16/11/2026'))).toEqual(['2026-11-05', '2026-11-16']);
    expect(days(file('05/11/2026', '05/16/2026'))).toEqual(['2026-05-11', '2026-05-16']);
  });
  it('a day to come tells too', () => {
    expect(days(file('11/12/2026'), { today: day('2026-11-16') })).toEqual(['2026-11-12']);
  });
  it('are asked for only where every one of them has two readings', () => {
    const read = readStatementFile(file('05/11/2026', '06/11/2026', '07/07/2026'), {
      today: day('2026-11-16'),
    });
    expect(read.layout).toMatchObject({ dates: null, isDateOrderAsked: true });
    expect(read.faults.map(({ reason }) => reason)).toEqual(['date-order', 'date-order']);
    expect(days(file('05/11/2026'), { dates: 'day-first' })).toEqual(['2026-11-05']);
  });
  it('a day that does not exist is named', () => {
    const { faults } = readStatementFile(file('06/31/2024', '06/30/2024'));
    expect(faults).toMatchObject([{ line: 2, reason: 'date' }]);
  });
});

describe('a file whose heads nobody knows', () => {
  const text = 'Buchung;Betrag;Zweck\n16.11.2026;1.860,00;MIETE\n17.11.2026;-20,00;GEBUEHR';
  it('shows its columns with samples, and is read when somebody has said what they are', () => {
    const unknown = readStatementFile(text);
    expect(unknown.faults).toMatchObject([{ reason: 'head' }]);
    expect(unknown.layout).toMatchObject({
      names: ['Buchung', 'Betrag', 'Zweck'],
      columns: [null, null, null],
    });
    expect(unknown.layout?.samples).toEqual([
      ['16.11.2026', '1.860,00', 'MIETE'],
      ['17.11.2026', '-20,00', 'GEBUEHR'],
    ]);
    const { rows, faults } = readStatementFile(text, { columns: ['date', 'amount', 'narration'] });
    expect([faults, rows.map(({ amount }) => amount)]).toEqual([[], [186_000n, -2_000n]]);
  });
  it('or has no heads at all', () => {
    const read = readStatementFile('16/11/2026,IP20261116,300.00\n17/11/2026,IP20261117,-4.00', {
      columns: ['date', 'reference', 'amount'],
    });
    expect(read.layout?.names).toEqual(['Column 1', 'Column 2', 'Column 3']);
    expect(read.rows.map(({ amount }) => amount)).toEqual([30_000n, -400n]);
  });
});

it('a line in another currency is none of the account’s', () => {
  const text = 'Date,Amount,Currency\n2026-11-16,412.00,USD\n2026-11-16,1.00,PHP';
  expect(readStatementFile(text, { currency: 'PHP' }).faults).toMatchObject([
    { line: 2, reason: 'currency' },
  ]);
});

it('a line as somebody has corrected it counts; one that was left out does not', () => {
  const text = 'Date,Reference,Amount\n06/31/2024,REF1,1711.76\n06/30/2024,REF2,abc';
  const corrections = new Map([[2, '06/30/2024,REF1,1711.76']]);
  const read = readStatementFile(text, { corrections, leftOut: new Set([3]) });
  expect([read.faults, read.rows.length, read.lines]).toEqual([[], 1, 2]);
});

it('a hundred thousand lines are read in seconds, none of them lost', () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, n) => `2026-11-16,REF${100_000 + n},,"1,860.00",${n + 1}.00,TRANSFER ${n}`,
  );
  const { rows: read, faults } = readStatementFile(
    ['Date,Reference,Debit,Credit,Balance,Narration', ...rows].join('\n'),
  );
  expect([read.length, faults.length, read.at(-1)?.line]).toEqual([100_000, 0, 100_001]);
});

it('a correction of a line that the file has not is none', () => {
  const text = 'Date,Reference,Credit,Narration\n2026-11-14,A1,10.00,X';
  const corrections = new Map([[9, '2026-11-14,A2,11.00,Y']]);
  expect(readStatementFile(text, { corrections })).toEqual(readStatementFile(text));
});
