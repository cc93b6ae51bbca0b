import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citiesOf } from '../cities/index.ts';
import { isGstin } from '../in/gstin.ts';
import { tax } from '../in/tax.ts';
import { markets } from '../markets.ts';
import { splitTax } from './split-tax.ts';

const { invoice } = tax;
const [karnataka, kerala] = [invoice.stateOfSupplier('29'), invoice.stateOfSupplier('32')];

describe('A15.69 · a GSTIN', () => {
  it.each(['29AAACC1234D1Z8', '27AAPFU0939F1ZV', '34AABCB5576G1ZQ'])('%s is one', (text) => {
    expect(isGstin(text)).toBe(true);
  });

  it.each(['29AAACC1234D1Z9', '29AAACC1243D1Z8', '29aaacc1234d1z8', '39AAACC1234D1Z8', '29AAACC1234D1Z', ''])(
    '%s is none',
    (text) => {
      expect(isGstin(text)).toBe(false);
    },
  );

  it('a single mistyped character is always found', () => {
    const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 }), fc.constantFrom(...characters), (place, typed) => {
        const right = '29AAACC1234D1Z8';
        const wrong = right.slice(0, place) + typed + right.slice(place + 1);
        expect(isGstin(wrong)).toBe(wrong === right);
      }),
    );
  });

  it('is a fact of the Indian licence that may be left out, and must be right where it is given', () => {
    const facts = { corporateName: 'Candor Finance Private Limited', registrationNo: 'N-13.02345' };
    expect(markets.in.licenceFaults(facts)).toEqual([]);
    expect(markets.in.licenceFaults({ ...facts, gstin: '' })).toEqual([]);
    expect(markets.in.licenceFaults({ ...facts, gstin: '29AAACC1234D1Z8' })).toEqual([]);
    expect(markets.in.licenceFaults({ ...facts, gstin: '29AAACC1234D1Z9' })).toEqual([
      { fact: 'gstin', sentence: expect.stringContaining('malformed') },
    ]);
    const own = {
      corporateName: 'Candor Lending Corporation',
      registrationNo: 'CS201912345',
      authorityNo: '1234',
    };
    expect(markets.ph.licenceFaults({ ...own, gstin: '29AAACC1234D1Z8' })).toHaveLength(1);
  });
});

describe('A15.69 · the number of an invoice', () => {
  it.each([
    ['2026-03-31', '25-26'],
    ['2026-04-01', '26-27'],
    ['2027-03-31', '26-27'],
    ['2099-12-31', '99-00'],
  ])('%s lies in %s', (day, year) => {
    expect(invoice.yearOf(day as CalendarDate)).toBe(year);
  });

  it('has at most 16 characters of those that the rules allow, on any day of a century', () => {
    const first = dayNumber('2020-01-01' as CalendarDate);
    fc.assert(
      fc.property(fc.nat(36_000), fc.integer({ min: 1, max: 9_999_999 }), (days, serial) => {
        const year = invoice.yearOf(dateOfDayNumber(first + days));
        for (const kind of ['invoice', 'credit-note'] as const)
          expect(invoice.numberOf(kind, year, serial)).toMatch(/^[A-Z0-9/-]{1,16}$/u);
      }),
    );
    expect(invoice.numberOf('invoice', '26-27', 42)).toBe('TI/26-27/0000042');
    expect(invoice.numberOf('credit-note', '26-27', 1)).toBe('CN/26-27/0000001');
  });
});

describe('A15.69 · whose tax it is', () => {
  it.each([
    { tax: 5_400n, to: karnataka, is: { central: 2_700n, state: 2_700n, integrated: 0n } },
    { tax: 5_401n, to: karnataka, is: { central: 2_700n, state: 2_701n, integrated: 0n } },
    { tax: 5_401n, to: kerala, is: { central: 0n, state: 0n, integrated: 5_401n } },
  ])('$tax from Karnataka to $to.name', ({ tax: amount, to, is }) => {
    expect(splitTax(amount, karnataka, to)).toEqual(is);
  });

  it('the parts are always the whole', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.constantFrom(karnataka, kerala), (amount, to) => {
        const { central, state, integrated } = splitTax(amount, karnataka, to);
        expect(central + state + integrated).toBe(amount);
      }),
    );
  });

  it('every region in which somebody can live is a state with a code of its own', () => {
    const regions = citiesOf('in').regions.map(({ name }) => invoice.stateOfRegion(name)?.code ?? name);
    expect(regions.filter((code) => !/^\d{2}$/u.test(code))).toEqual([]);
    expect(new Set(regions).size).toBe(regions.length);
  });
});
