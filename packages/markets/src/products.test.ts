import { isRefusal } from '@candor/domain/refusals';
import { productFaults, productTermsJson, readProductTerms } from '@candor/domain/product';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProduct } from './law/check-product.ts';
import { marketIds, markets } from './markets.ts';
import type { Language } from './language.ts';
import { lending, products } from './registry.generated.ts';
import { anyProduct } from './testing/any-product.ts';
import { day } from './testing/day.ts';

const today = day('2026-11-15');

describe.each(marketIds)('the products that a new lender in %s starts with', (market) => {
  it.each(products[market].map((product) => [product.key, product] as const))(
    '%s is fit and lawful',
    (_, { terms }) => {
      expect(productFaults(terms, today)).toEqual([]);
      expect(checkProduct(market, terms, today)).toBeUndefined();
    },
  );

  it('have keys of their own and a name in every language of the market', () => {
    const keys = products[market].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const languages: readonly Language[] = markets[market].languages;
    for (const { names } of products[market]) {
      expect(languages.filter((language) => !names[language])).toEqual([]);
    }
  });

  it('begin with the market’s own rounding, tax and cooling-off days', () => {
    const { coolingOffDays, rounding, feeTaxPercent } = lending[market].defaults;
    for (const { terms } of products[market]) {
      expect(terms).toMatchObject({ coolingOffDays, rounding });
      for (const fee of terms.fees) expect(fee.taxPercent).toEqual(feeTaxPercent);
    }
  });

  it('are stored and read again as they are', () => {
    for (const { terms } of products[market]) {
      expect(readProductTerms(JSON.parse(JSON.stringify(productTermsJson(terms))), today)).toEqual(terms);
    }
  });
});

it('any product that is fit is stored and read again as it is', () => {
  fc.assert(
    fc.property(anyProduct, (terms) => {
      const text = JSON.stringify(productTermsJson(terms));
      const read = readProductTerms(JSON.parse(text), today);
      if (isRefusal(read)) throw new Error(JSON.stringify(read));
      expect(read).toEqual(terms);
      expect(JSON.stringify(productTermsJson(read))).toBe(text);
    }),
    { numRuns: 200 },
  );
});
