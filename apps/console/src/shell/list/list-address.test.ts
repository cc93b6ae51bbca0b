import { describe, expect, it } from 'vitest';
import type { ListFilter } from '../../kit/list/list-types.ts';
import { readListAddress, viewQueryOf } from './list-address.ts';

const filters: ListFilter[] = [
  { kind: 'count', key: 'dpd', name: 'DPD' },
  { kind: 'choice', key: 'state', name: 'Status', options: [{ value: 'active', words: 'active' }] },
  { kind: 'day', key: 'disbursed', name: 'Disbursed' },
];
const columns = [
  { key: 'dpd', isUsual: true, sort: 'dpd' },
  { key: 'borrower', isAlways: true },
  { key: 'phone' },
] as const;
const read = (query: Record<string, string>) =>
  readListAddress(query, { filters, columns, usualSort: '-dpd' });

describe('the address of a list', () => {
  it('says what is filtered, sorted and shown', () => {
    expect(
      read({ dpd: '31..60', state: 'active', sort: 'dpd', cols: 'phone', rows: 'dense', row: 'L-1' }),
    ).toEqual({
      chosen: { dpd: '31..60', state: 'active' },
      sort: { key: 'dpd', way: 'up' },
      shown: ['borrower', 'phone'],
      density: 'dense',
      unread: [],
    });
  });

  it('is read as the usual list where somebody wrote something else', () => {
    expect(
      read({ dpd: '..', state: 'gone', disbursed: '2026..', sort: 'drop', cols: 'nothing', rows: 'x' }),
    ).toEqual({
      chosen: {},
      sort: { key: 'dpd', way: 'down' },
      shown: ['borrower'],
      density: 'normal',
      unread: ['DPD', 'Status', 'Disbursed'],
    });
    for (const dpd of ['1', '1..2..3', 'a..b', '..', '-1..']) expect(read({ dpd }).chosen, dpd).toEqual({});
  });

  it('falls back to the default where a day does not exist or a range runs backwards, and names the filter', () => {
    for (const disbursed of ['2026-13-45..', '..2026-02-30', '2026-11-02..2026-11-01', '0000-00-00..'])
      expect(read({ disbursed, dpd: '1..' }), disbursed).toMatchObject({
        chosen: { dpd: '1..' },
        unread: ['Disbursed'],
      });
    expect(read({ dpd: '60..31' })).toMatchObject({ chosen: {}, unread: ['DPD'] });
    expect(read({ disbursed: '2024-02-29..2024-02-29' })).toMatchObject({ unread: [] });
  });

  it('is one text for one view, whatever the order it was written in', () => {
    expect(viewQueryOf({ sort: '-dpd', row: 'L-1', dpd: '1..', pane: 'hidden' }, filters)).toBe(
      'dpd=1..&sort=-dpd',
    );
  });
});
