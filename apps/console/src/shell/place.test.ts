import { describe, expect, it } from 'vitest';
import { readPlace, withQuery, writePlace } from './place.ts';

const base = '/desk';
const read = (address: string) => {
  const { pathname, search } = new URL(address, 'https://lender.example');
  return readPlace(base, pathname, search);
};

describe('an address of the console', () => {
  it.each([
    ['/desk', { section: '', id: null, query: {} }],
    ['/desk/', { section: '', id: null, query: {} }],
    ['/desk/loans', { section: 'loans', id: null, query: {} }],
    ['/desk/loans/L-20619?tab=ledger', { section: 'loans', id: 'L-20619', query: { tab: 'ledger' } }],
    ['/desk/loans/a%2Fb', { section: 'loans', id: 'a/b', query: {} }],
    ['/desk/loans/%E0%A4%A', { section: 'loans', id: '%E0%A4%A', query: {} }],
  ])('%s is read', (address, place) => {
    expect(read(address)).toEqual(place);
  });

  it('is written as it is read, with what is needed alone', () => {
    const place = { section: 'loans', id: 'a/b', query: { find: 'Ana & Co', tab: '' } };
    expect(writePlace(base, place)).toBe('/desk/loans/a%2Fb?find=Ana+%26+Co');
    expect(read(writePlace(base, place))).toEqual({ ...place, query: { find: 'Ana & Co' } });
    expect(writePlace(base, { section: '', id: null, query: {} })).toBe('/desk');
  });

  it('another filter leaves the rest as it is; an empty one is gone', () => {
    const place = read('/desk/payouts?state=failed&row=3');
    expect(writePlace(base, withQuery(place, { state: '', row: '4' }))).toBe('/desk/payouts?row=4');
  });
});
