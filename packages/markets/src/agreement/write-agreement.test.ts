import { amountText } from '@candor/domain/money';
import { rational, zero } from '@candor/domain/numbers';
import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { disclose } from '../disclosure/disclose.ts';
import { marketIds, type MarketId } from '../markets.ts';
import { quoteProduct } from '../quote-product.ts';
import { agreementMarkdown } from '../testing/agreement-markdown.ts';
import { day } from '../testing/day.ts';
import { granted } from '../testing/granted.ts';
import { sampleAgreement } from '../testing/sample-agreement.ts';
import { sampleDisclosure } from '../testing/sample-disclosure.ts';
import { sampleFee, sampleProduct } from '../testing/sample-product.ts';
import { clauseKeys } from './agreement-form.ts';
import { clauseHeading } from './agreement-texts.ts';
import { writeAgreement } from './write-agreement.ts';

const months = (instalments: number) => ({ instalments, every: { count: 1, unit: 'month' } }) as const;
const disclosed = {
  ph: () => sampleDisclosure('ph', 'ph-instalments', { amount: 800_000n, term: months(3) }),
  in: () =>
    sampleDisclosure(
      'in',
      'in-two-years',
      { amount: 2_000_000n, term: months(24) },
      {
        lender: {
          ...sampleDisclosure('in', 'in-two-years', { amount: 2_000_000n, term: months(24) }).lender,
          licence: { corporateName: 'Candor Finance Private Limited', registrationNo: 'N-13.02345' },
          address: '12 Residency Road, Bengaluru',
        },
      },
    ),
};
const textOf = (market: MarketId, different = {}) =>
  writeAgreement(market, sampleAgreement(disclosed[market](), different));
const paragraphsOf = (market: MarketId, key: (typeof clauseKeys)[number], different = {}) =>
  textOf(market, different)
    .clauses.find((clause) => clause.key === key)!
    .paragraphs.join(' ');

describe('the loan agreement, as a page', () => {
  it.each(marketIds)('A8.2 of the market %s, with the figures of a worked case', async (market) => {
    await expect(agreementMarkdown(textOf(market))).toMatchFileSnapshot(`../golden/${market}-agreement.md`);
  });
});

describe('the loan agreement', () => {
  it.each(marketIds)('I8 of %s has the disclosure’s figures, to the cent', (market) => {
    const facts = disclosed[market]();
    const { schedule } = facts.quote;
    const plain = agreementMarkdown(textOf(market)).replaceAll(',', '');
    const sheet = granted(disclose(market, facts));
    const rows = sheet.sections.flatMap(({ table }) => table?.lines ?? []);
    expect(rows).toHaveLength(schedule.rows.length);
    for (const { principal, interest, total } of schedule.rows) {
      expect(plain).toContain(` ${amountText(principal)} | ${amountText(interest)} | ${amountText(total)} |`);
    }
    for (const figure of [schedule.netReceived, schedule.totals.total, schedule.totals.cost]) {
      expect(plain).toContain(amountText(figure));
    }
  });

  it.each(marketIds)('of %s keeps the note to the lender’s counsel to itself', (market) => {
    expect(agreementMarkdown(textOf(market))).not.toMatch(/counsel/iu);
  });

  it('has its headings in every language, with the contract’s own words behind', () => {
    for (const key of clauseKeys) {
      const own = languages.map((language) => clauseHeading(key, language));
      expect(new Set(own).size).toBe(languages.length);
      for (const heading of own)
        expect(heading).toMatch(new RegExp(`^${clauseKeys.indexOf(key) + 1}\\. `, 'u'));
    }
  });

  it('is a draft before an account and a purpose are chosen', () => {
    const loan = paragraphsOf('ph', 'loan', { account: null, purpose: null });
    expect(loan).toContain('the account of your own that you choose when you sign');
    expect(loan).not.toContain('what it is for');
  });

  it('says what the product’s terms say, whatever they are', () => {
    const product = sampleProduct({
      fees: [sampleFee({ percent: rational(1n), taken: 'spread', taxPercent: rational(12n) })],
      lateCharge: { kind: 'fixed', fixed: 5_000n, graceDays: 0 },
      earlySettlement: { chargePercent: rational(1n, 2n) },
      delay: { times: 2, days: 7, percent: zero, fixed: 2_500n, daysBefore: 3, daysAfter: 1 },
    });
    const on = day('2026-11-13');
    const choice = { amount: 1_000_000n, term: product.terms[0]!, disbursedOn: on };
    const quote = granted(quoteProduct('ph', product, choice, on));
    const said = (key: (typeof clauseKeys)[number]) => paragraphsOf('ph', key, { product, quote });
    expect(said('loan')).toContain('You borrow ₱10,000.00 for 30 days, paid at once.');
    expect(said('fees')).toContain(
      'Processing fee: ₱100.00 (1 % of the amount) and ₱12.00 of tax on it, spread over the instalments.',
    );
    expect(said('late')).toContain('₱50.00 once for each instalment that is late, from the day after');
    expect(said('delay')).toContain('2 times in the life of the loan');
    expect(said('delay')).toContain('costs ₱25.00');
    expect(said('early')).toContain('costs 0.5 % of the principal');
    // What has a price elsewhere is named beside the fees, and nothing that has none.
    expect(said('fees')).toContain(
      'There is no other fee for this loan. What you pay only if it happens is in clause 6 (If you pay late), clause 7 (Moving an instalment) and clause 8 (Paying early).',
    );
    const free = { ...product, lateCharge: null, delay: null, earlySettlement: { chargePercent: zero } };
    expect(paragraphsOf('ph', 'fees', { product: free, quote })).toMatch(
      /There is no other fee for this loan\.$/u,
    );
    const bare = { ...product, fees: [], lateCharge: null, delay: null };
    const none = (key: (typeof clauseKeys)[number]) =>
      paragraphsOf('ph', key, {
        product: bare,
        quote: granted(quoteProduct('ph', bare, choice, on)),
      });
    expect([none('fees'), none('late'), none('delay')]).toEqual([
      'There is no fee. What you pay only if it happens is in clause 8 (Paying early).',
      'Paying late costs nothing on top of what is owed.',
      'Instalments of this loan are not moved.',
    ]);
  });
});
