import { describe, expect, it } from 'vitest';
import { marketFacts } from '../entries/market-facts.ts';
import { phoneRule, phoneText } from './phone-rule.ts';

const ruleIn = (market: 'ph' | 'in') => phoneRule(marketFacts(market, 'en'));

describe('A1.1 · a mobile number as it is typed at the login', () => {
  it.each([
    ['ph', '639171234567', '09171234567'],
    ['ph', '6309171234567', '09171234567'],
    ['ph', '919876543210', undefined],
    ['ph', '6391712345', undefined],
    ['in', '919876543210', '9876543210'],
    ['in', '9109876543210', '9876543210'],
    ['in', '639171234567', undefined],
  ] as const)('in %s, +%s is %s', (market, international, local) => {
    expect(ruleIn(market).local(international)).toBe(local);
  });

  it('X3 · is written in groups of three, four and four', () => {
    expect(phoneText('09171234567')).toBe('091\u00a07123\u00a04567');
    expect(phoneText('9876543210')).toBe('987\u00a06543\u00a0210');
  });
});
