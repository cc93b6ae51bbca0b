import { amountText } from '@candor/domain/money';
import { makeQuote } from '@candor/domain/schedule';
import { nominal12, rateText } from '@candor/domain/rate';
import { offeredLoan } from '@candor/domain/product';
import { rational } from '@candor/domain/numbers';
import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { marketIds, markets } from '../markets.ts';
import { disclosureWords, products } from '../registry.generated.ts';
import { day } from '../testing/day.ts';
import { disclosureMarkdown } from '../testing/disclosure-markdown.ts';
import { granted } from '../testing/granted.ts';
import { sampleDisclosure } from '../testing/sample-disclosure.ts';
import { sampleFee, sampleProduct } from '../testing/sample-product.ts';
import { disclose, disclosureValidUntil } from './disclose.ts';
import type { Cell, DisclosureDocument } from './disclosure-document.ts';
import type { DisclosureWords } from './disclosure-words.ts';

const months = (instalments: number) => ({ instalments, every: { count: 1, unit: 'month' } }) as const;
const philippine = () => sampleDisclosure('ph', 'ph-instalments', { amount: 800_000n, term: months(3) });
const indian = () => sampleDisclosure('in', 'in-two-years', { amount: 2_000_000n, term: months(24) });

function cellsOf(document: DisclosureDocument, heading: string, label: string): readonly Cell[] {
  const section = document.sections.find((each) => each.heading === heading);
  const row = section?.rows.find((each) => each.label === label);
  if (!row) throw new Error(`there is no row ${label} in ${heading}`);
  return row.cells;
}
const amountOf = (document: DisclosureDocument, heading: string, label: string) => {
  const [cell] = cellsOf(document, heading, label);
  return cell?.kind === 'amount' ? amountText(cell.minor) : undefined;
};

describe('the disclosure of a loan, as a page', () => {
  it('the Philippine disclosure statement', async () => {
    const document = granted(disclose('ph', philippine()));
    await expect(disclosureMarkdown(document, disclosureWords.ph.en)).toMatchFileSnapshot(
      '../golden/ph-disclosure-statement.md',
    );
  });

  it('the Indian key facts statement with its annexes', async () => {
    const document = granted(disclose('in', indian()));
    await expect(disclosureMarkdown(document, disclosureWords.in.en)).toMatchFileSnapshot(
      '../golden/in-key-facts-statement.md',
    );
  });
});

describe('the Philippine disclosure statement', () => {
  it('has its figures from the quote and from nowhere else', () => {
    const facts = philippine();
    const document = granted(disclose('ph', facts));
    const { schedule, rate } = facts.quote;
    expect(amountOf(document, 'amounts', 'amount-financed')).toBe('8000.00');
    expect(amountOf(document, 'amounts', 'total-deducted')).toBe('240.00');
    expect(amountOf(document, 'amounts', 'net-proceeds')).toBe('7760.00');
    expect(amountOf(document, 'finance-charges', 'total-finance-charges')).toBe('970.56');
    expect(amountOf(document, 'payments', 'total-to-repay')).toBe('8730.56');
    expect(cellsOf(document, 'rates', 'effective-rate')).toEqual([
      { kind: 'percent', percent: rateText(rate), per: 'month' },
    ]);
    const table = document.sections.find(({ heading }) => heading === 'payments')?.table;
    expect(table?.lines.map((line) => line[5])).toEqual(
      schedule.rows.map(({ total }) => ({ kind: 'amount', minor: total })),
    );
  });

  it('names the ceiling on all costs where the law has one', () => {
    expect(amountOf(granted(disclose('ph', philippine())), 'contingent', 'cost-ceiling')).toBe('8000.00');
    const long = sampleDisclosure('ph', 'ph-instalments', { amount: 800_000n, term: months(6) });
    expect(() => amountOf(granted(disclose('ph', long)), 'contingent', 'cost-ceiling')).toThrow('no row');
  });

  it('carries the licence and the advice to study it', () => {
    const text = disclosureMarkdown(granted(disclose('ph', philippine())), disclosureWords.ph.en);
    for (const words of ['CS201912345', '1234', 'Study the disclosure statement before you sign.']) {
      expect(text).toContain(words);
    }
  });
});

describe('the Indian key facts statement', () => {
  it('computes the rate from the figures of the central bank’s illustration', () => {
    const document = granted(disclose('in', indian()));
    const figures = ['sanctioned', 'total-interest', 'total-fees', 'net-disbursed', 'total-to-repay'].map(
      (label) => amountOf(document, 'annex-b', label),
    );
    expect(figures).toEqual(['20000.00', '3273.58', '400.00', '19600.00', '23273.58']);
    expect(cellsOf(document, 'annex-b', 'apr')).toEqual([
      { kind: 'percent', percent: '17.070464', per: 'year' },
    ]);
    expect(cellsOf(document, 'part-1', 'apr')).toEqual(cellsOf(document, 'annex-b', 'apr'));
  });

  it('shows charges of third parties and taxes apart, and the rate contains them all', () => {
    // 240 to the lender and 160 to a third party, as the illustration divides its 400.
    const product = sampleProduct({
      amount: { min: 2_000_000n, max: 2_000_000n, step: 1n },
      terms: [months(24)],
      interest: { ...sampleProduct().interest, rate: rational(15n), per: 'year', dayCount: 'equal-periods' },
      fees: [
        sampleFee({ fixed: 20_339n, taxPercent: rational(18n) }),
        sampleFee({ name: 'insurance', fixed: 16_000n, payee: 'third-party' }),
      ],
    });
    const choice = { amount: 2_000_000n, term: months(24), disbursedOn: day('2026-11-13') };
    const quote = granted(makeQuote(granted(offeredLoan(product, choice)), nominal12));
    const document = granted(disclose('in', { ...indian(), product, quote }));
    expect(amountOf(document, 'annex-b', 'fees-to-lender')).toBe('240.00');
    expect(amountOf(document, 'annex-b', 'fees-to-third-party')).toBe('160.00');
    expect(document.sections[0]?.rows.filter(({ number }) => number?.startsWith('8'))).toMatchObject([
      { number: '8 (A)', label: 'fee-to-lender', about: 'processing' },
      { number: '8 (A)', label: 'tax', about: 'processing' },
      { number: '8 (B)', label: 'fee-to-third-party', about: 'insurance' },
    ]);
    expect(rateText(quote.rate)).toBe('17.070464');
  });

  it('shows the grievance officer and the days in which one may leave', () => {
    const document = granted(disclose('in', indian()));
    expect(cellsOf(document, 'part-2', 'grievance-officer')).toContainEqual({
      kind: 'text',
      text: 'Asha Rao',
    });
    expect(cellsOf(document, 'part-2', 'cooling-off')).toEqual([{ kind: 'count', count: 3, of: 'day' }]);
    expect(cellsOf(document, 'part-2', 'recovery-agents')).toEqual([{ kind: 'word', word: 'none' }]);
    const lender = { ...indian().lender, recoveryAgents: ['Fair Recovery'], mayTransfer: true };
    const other = granted(disclose('in', { ...indian(), lender }));
    expect(cellsOf(other, 'part-2', 'recovery-agents')).toEqual([{ kind: 'text', text: 'Fair Recovery' }]);
    expect(cellsOf(other, 'part-2', 'transfer')).toEqual([{ kind: 'word', word: 'yes' }]);
  });
});

describe('how long a disclosure stands', () => {
  const short = (days: number) => {
    const product = sampleProduct({ terms: [{ instalments: 1, every: { count: days, unit: 'day' } }] });
    const [term] = product.terms;
    if (!term) throw new Error('it offers a term');
    const choice = { amount: 1_000_000n, term, disbursedOn: day('2026-11-13') };
    return granted(makeQuote(granted(offeredLoan(product, choice)), nominal12)).schedule;
  };

  it.each([
    [7, '2026-11-13', '2026-11-18'], // a Friday and three working days
    [6, '2026-11-13', '2026-11-16'], // under seven days: one
    [30, '2026-11-23', '2026-11-27'], // the 24th is Guru Nanak's birthday
    [1, '2026-11-23', '2026-11-25'],
  ])('a loan of %i days, issued on %s: until %s', (days, issuedOn, until) => {
    expect(disclosureValidUntil('in', short(days), day(issuedOn))).toBe(until);
  });
});

describe.each(marketIds)('the words of the form in %s', (market) => {
  const words: DisclosureWords = disclosureWords[market];

  it('exist in every language of the market, none of them empty', () => {
    const languages: readonly Language[] = markets[market].languages;
    expect(Object.keys(words).toSorted()).toEqual([...languages].toSorted());
    for (const language of languages) {
      expect(Object.keys(words[language] ?? {})).toEqual(Object.keys(words.en ?? {}));
      expect(Object.values(words[language] ?? {}).filter((word) => word.trim() === '')).toEqual([]);
    }
  });

  it('has one for every label and phrase of a disclosure', () => {
    const [product] = products[market];
    const [term] = product?.terms.terms ?? [];
    if (!product || !term) throw new Error('a market starts with a product');
    const facts = sampleDisclosure(market, product.key, { amount: product.terms.amount.min, term });
    for (const language of Object.keys(words) as Language[]) {
      const text = disclosureMarkdown(granted(disclose(market, facts)), words[language] ?? {});
      expect(text).toContain(facts.borrowerName);
    }
  });
});
