import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultWords, typedAmount } from './fault-words.ts';

/** The rules as the domain writes them: a new one is asked for its words too. */
const rules = ['product-fields', 'product-faults', 'read-product-terms'].flatMap((file) => {
  const at = new URL(`../../../../../../packages/domain/src/product/${file}.ts`, import.meta.url);
  const source = readFileSync(at, 'utf8');
  return [...source.matchAll(/(?:rule(?::| =)|note\([^'`\n]*,)\s*(['`])(.*?)\1/gu)].map(([, , rule = '']) =>
    rule.replaceAll(/\$\{[^}]*\}/gu, '3'),
  );
});

describe('what is wrong with a product', () => {
  it('is read from the domain', () => {
    expect(rules.length).toBeGreaterThan(8);
  });

  it.each([
    ...rules,
    'an amount in quotes with at most two decimals, 0 or more, without exponent or separators',
    'percent: a decimal number in quotes, 0 or more, without exponent or separators',
    'a whole number from 0 to 30',
  ])('“%s” is told in a sentence', (rule) => {
    const words = faultWords({ rule, example: '500.00' });
    expect(words).toMatch(/^[A-Z].*\.$/u);
    expect(words).not.toMatch(/in quotes|exponent|separators|object|field|amount\.|refused|\{|_/u);
  });

  it('names an example where one helps', () => {
    const rule = 'an amount in quotes with at most two decimals, 0 or more, without exponent or separators';
    expect(faultWords({ rule, example: '500.00' })).toBe('Enter an amount of 0 or more, such as 500.00.');
  });
});

describe('an amount of a product', () => {
  it.each([
    ['20,000.00', '20000.00'],
    ['1,250,000', '1250000'],
    ['12,50,000.00', '1250000.00'],
    ['20000.00', '20000.00'],
    ['10,00', '10,00'],
    ['1,2345', '1,2345'],
  ])('typed as %s is %s', (typed, read) => {
    expect(typedAmount(typed)).toBe(read);
  });
});
