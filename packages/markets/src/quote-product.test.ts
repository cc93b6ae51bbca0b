import { amountText } from '@candor/domain/money';
import { isRefusal } from '@candor/domain/refusals';
import { rateText } from '@candor/domain/rate';
import type { LoanChoice, OfferedTerm } from '@candor/domain/product';
import { describe, expect, it } from 'vitest';
import { loanAgreement } from './loan-agreement.ts';
import type { MarketId } from './markets.ts';
import { quoteProduct } from './quote-product.ts';
import { products } from './registry.generated.ts';
import { secondRate } from './second-rate.ts';
import { day } from './testing/day.ts';
import { granted } from './testing/granted.ts';
import { sampleFee, sampleProduct } from './testing/sample-product.ts';

const today = day('2026-11-15');
const months = (instalments: number): OfferedTerm => ({ instalments, every: { count: 1, unit: 'month' } });

function quoted(market: MarketId, key: string, choice: Partial<LoanChoice>) {
  const product = products[market].find((each) => each.key === key);
  if (!product) throw new Error(`there is no product ${key}`);
  const [term] = product.terms.terms;
  const whole = { amount: product.terms.amount.min, term: term ?? months(1), disbursedOn: today, ...choice };
  return { terms: product.terms, quote: quoteProduct(market, product.terms, whole, today) };
}

describe('the price of a loan', () => {
  it('₱8,000.00 over three months at 4.5 % with 240.00 deducted: EIR 6.132037 % a month', () => {
    const { quote } = quoted('ph', 'ph-instalments', { amount: 800_000n, term: months(3) });
    const { schedule, rate } = granted(quote);
    const second = granted(secondRate('ph', schedule));
    expect(amountText(schedule.netReceived)).toBe('7760.00');
    expect(schedule.rows.map(({ total }) => amountText(total))).toEqual(['2910.19', '2910.19', '2910.18']);
    expect([rateText(rate), rate.convention]).toEqual(['6.132037', 'eir-monthly']);
    expect([rateText(second), second.convention]).toEqual(['104.248085', 'effective-annual']);
  });

  it('₱5,000.00 for 30 days at 0.15 % a day with 3 % deducted: EIR 7.731959 % a month', () => {
    const { schedule, rate } = granted(quoted('ph', 'ph-30-days', { amount: 500_000n }).quote);
    expect([schedule.netReceived, schedule.totals.total].map(amountText)).toEqual(['4850.00', '5225.00']);
    expect(rateText(rate)).toBe('7.731959');
  });

  it('the illustration of the Indian central bank: ₹20,000 at 15 % over 24 months, fees of 400: 17.07 %', () => {
    const { quote } = quoted('in', 'in-two-years', { amount: 2_000_000n, term: months(24) });
    const { schedule, rate } = granted(quote);
    expect([schedule.netReceived, schedule.totals.deducted].map(amountText)).toEqual(['19600.00', '400.00']);
    expect(schedule.fees.map(({ fee, tax }) => [fee, tax].map(amountText))).toEqual([['338.98', '61.02']]);
    expect([rateText(rate).slice(0, 5), rate.convention, rate.per]).toEqual(['17.07', 'nominal-12', 'year']);
  });

  it('is refused where the product does not offer it or the law does not allow it', () => {
    expect(quoted('ph', 'ph-instalments', { amount: 800_001n }).quote).toMatchObject({
      refused: 'amount_is_not_offered',
    });
    expect(quoted('ph', 'ph-instalments', { term: months(5) }).quote).toMatchObject({
      refused: 'term_is_not_offered',
    });
    const [term] = sampleProduct().terms;
    const choice = { amount: 1_000_000n, term: term ?? months(1), disbursedOn: today };
    const dear = sampleProduct({ fees: [sampleFee({ fixed: 53_572n })] });
    expect(quoteProduct('ph', dear, choice, today)).toMatchObject({
      refused: 'effective_rate_is_above_the_ceiling',
    });
    expect(isRefusal(quoteProduct('ph', dear, choice, day('2026-03-31')))).toBe(false);
  });
});

describe('what a loan is made under', () => {
  it('in the Philippines carries the ceilings, and leaving it early is free', () => {
    const { terms, quote } = quoted('ph', 'ph-instalments', { amount: 800_000n, term: months(3) });
    expect(loanAgreement('ph', terms, granted(quote), today)).toEqual({
      lateCharge: terms.lateCharge,
      contingentCharges: terms.contingentCharges,
      delay: terms.delay,
      earlySettlement: terms.earlySettlement,
      coolingOffDays: 1,
      paymentOrder: ['penalty', 'fee', 'interest', 'principal'],
      limits: { mostCost: 800_000n, mostLatePercentPerMonth: { num: 5n, den: 1n } },
      exitRate: null,
    });
    const long = quoted('ph', 'ph-instalments', { amount: 800_000n, term: months(6) });
    expect(loanAgreement('ph', long.terms, granted(long.quote), today).limits.mostCost).toBeNull();
  });

  it('in India costs the disclosed rate for the days that it was used', () => {
    const { terms, quote } = quoted('in', 'in-two-years', { amount: 2_000_000n, term: months(24) });
    const { exitRate, limits } = loanAgreement('in', terms, granted(quote), today);
    expect(exitRate && Number(exitRate.num) / Number(exitRate.den)).toBeCloseTo(17.07, 2);
    expect(limits).toEqual({ mostCost: null, mostLatePercentPerMonth: null });
  });
});
