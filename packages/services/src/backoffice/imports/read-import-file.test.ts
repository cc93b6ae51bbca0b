import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importColumnNames } from './import-columns.ts';
import { importLimits, placesOf, readImportFile, type ImportLine } from './read-import-file.ts';
import { readImportRow } from './read-import-row.ts';
import { goodRow, loansFile } from './testing/loans-file.ts';

const rowsOf = (csv: string): ImportLine[] => {
  const file = readImportFile(csv);
  if ('words' in file) throw new Error(file.words);
  return [...file.rows];
};
const faultOf = (csv: string) => {
  const file = readImportFile(csv);
  return 'words' in file ? file : undefined;
};

/**
 * Anything that a person may have typed, with all that makes a CSV hard; no cell of more than a few lines.
 */
const anyCell = fc
  .string({
    unit: fc.constantFrom('a', 'é', '9', ' ', ',', ';', '"', '\n', '\r\n', '.', "'", '='),
    maxLength: 6,
  })
  .map((cell) => cell.trim());
const anyRow = fc.array(anyCell, {
  minLength: importColumnNames.length,
  maxLength: importColumnNames.length,
});

describe('a file of loans', () => {
  it('gives back every cell as it was typed, whatever separates them and however lines end', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(',', ';'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        (rows, separator, end, hasMark) => {
          const named = rows.map((cells) =>
            Object.fromEntries(importColumnNames.map((name, place) => [name, `x${cells[place]}x`])),
          );
          const csv = loansFile(named, { separator, end });
          const read = rowsOf(hasMark ? `\uFEFF${csv}` : csv);
          expect(read.map(({ cells }) => cells)).toEqual(rows.map((row) => row.map((cell) => `x${cell}x`)));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('reads an amount to the last digit, and nothing that is not one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 13n }), (minor) => {
        const text = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
        const [line] = rowsOf(loansFile([{ ...goodRow, principal: text }]));
        expect(readImportRow('ph', line?.cells, placesOf(importColumnNames))).toMatchObject({
          principal: minor,
        });
      }),
      { numRuns: 300 },
    );
    for (const wrong of [
      '1,000.00',
      '1e3',
      '-5',
      '5.123',
      '٣',
      'NaN',
      '0x10',
      '1 000',
      '1000000000000000000',
    ]) {
      const [line] = rowsOf(loansFile([{ ...goodRow, principal: wrong }]));
      expect(readImportRow('ph', line?.cells, placesOf(importColumnNames))).toMatchObject([
        { column: 'principal' },
      ]);
    }
  });

  it('numbers rows as a spreadsheet does, over empty lines and cells of several', () => {
    const [head = ''] = loansFile([]).split('\r\n');
    const csv = `\n${head}\n\nA,"two\nlines",x\nB,y\n`;
    expect(rowsOf(csv).map(({ line, cells }) => [line, cells?.[0]])).toEqual([
      [4, 'A'],
      [6, 'B'],
    ]);
  });

  it('tells of a row whose quotes never close, and reads the others', () => {
    const [head = ''] = loansFile([]).split('\r\n');
    const rows = Array.from({ length: 30 }, (_, n) => `R${n},a`);
    const read = rowsOf([head, 'bad,"never', ...rows].join('\n'));
    expect(read[0]).toEqual({ line: 2, cells: undefined });
    expect(read.slice(1).map(({ cells }) => cells?.[0])).toEqual(rows.map((row) => row.split(',')[0]));
  });

  it('says what is wrong with the whole of it', () => {
    expect(faultOf('')?.words).toContain('it does not name external_reference');
    expect(faultOf('a,b\n1,2')).toMatchObject({ line: 1 });
    expect(faultOf(`${importColumnNames.join(',')},phone\n`)?.words).toBe('The column phone is there twice.');
    expect(faultOf('x'.repeat(importLimits.characters + 1))?.words).toContain('larger than 5 MB');
    expect(faultOf(`${importColumnNames.join(',')}\nM\uFFFDria`)?.words).toContain('not UTF-8');
  });
});

describe('a row', () => {
  const read = (more: object) => {
    const [line] = rowsOf(loansFile([{ ...goodRow, ...more }]));
    return readImportRow('ph', line?.cells, placesOf(importColumnNames));
  };

  it.each(['09171234567', '+63 917 123 4567', '639171234567', '9171234567', "'+639171234567"])(
    'takes %s for the same number',
    (phone) => expect(read({ phone })).toMatchObject({ phone: '+639171234567' }),
  );

  it('says everything at once, by column, and repeats nothing that was typed of a person', () => {
    const reasons = read({ phone: '12345', given_name: '', paid_out_on: '18/09/2026', instalments: 'three' });
    expect(reasons).toMatchObject([
      { column: 'given_name' },
      { column: 'phone' },
      { column: 'paid_out_on', words: 'It is no day. Write year-month-day: 2026-11-16.' },
      { column: 'instalments' },
    ]);
    expect(JSON.stringify(reasons)).not.toContain('12345');
  });
});
