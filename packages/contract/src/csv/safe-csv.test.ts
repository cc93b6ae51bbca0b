import { describe, expect, it } from 'vitest';
import { safeCsv } from './safe-csv.ts';

const cell = (text: string) =>
  safeCsv(['x'], [[text]])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

describe('A15 · a CSV that a spreadsheet opens', () => {
  it.each(['=1+1', '+63', '-1+2', '@SUM(A1)', '\t=1', '＝1', '－2', '＋3', '＠x', '-', '-=1'])(
    'has %j as text',
    (text) => {
      expect(cell(text)).toBe(`'${text}`);
    },
  );

  it('has a formula behind a line break as text too, in quotes', () => {
    expect(cell('\r=1')).toBe('"\'\r=1"');
    expect(cell('\n=1')).toBe('"\'\n=1"');
    expect(cell('="a,b"')).toBe('"\'=""a,b"""');
  });

  it.each(['-1000.00', '-1,000.00', '90.05', 'Rowena', '', '₱', "'=1"])('leaves %j as it is', (text) => {
    expect(cell(text).replaceAll('"', '')).toBe(text);
  });

  it('keeps quotes, commas and lines of what people wrote in one cell', () => {
    expect(safeCsv(['a', 'b'], [['1, 2', 'she said "no"\nand left']])).toBe(
      '\uFEFFa,b\r\n"1, 2","she said ""no""\nand left"\r\n',
    );
  });
});
