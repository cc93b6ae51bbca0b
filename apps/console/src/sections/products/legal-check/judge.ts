import { isRefusal } from '@candor/domain/refusals';
import { makeQuote } from '@candor/domain/schedule';
import { offeredLoan, readProductTerms } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm, ProductFault, ProductTerms } from '@candor/domain/product';
import { checkProduct, citedLimits, judgeProduct, lending, quoteFigures, markets } from '@candor/markets';
import type { LimitJudgement, MarketId, QuoteFigures } from '@candor/markets';
import { offeredWords, type Draft } from '../draft/draft.ts';

/**
 * One way to make a product lawful again: a term and the value it may have at most, or an offered term that
 * is left out.
 */
export type Remedy = {
  readonly term: string;
  /** What the button writes there. */
  readonly value: unknown;
  readonly said: string;
  readonly is: 'most' | 'least' | 'drop';
};

export type JudgedLimit = LimitJudgement & { readonly law: string; readonly remedies: readonly Remedy[] };

export type Judgement = {
  /** Terms that nothing could be lent under; then nothing else is known. */
  readonly faults: readonly ProductFault[];
  readonly limits: readonly JudgedLimit[];
};

/**
 * What the law of a day says of terms as they are written: the same functions as the server asks before it
 * saves.
 */
export function judge(market: MarketId, draft: Draft, on: CalendarDate): Judgement {
  const terms = readProductTerms(draft, on);
  if (isRefusal(terms)) return { faults: terms.faults, limits: [] };
  const laws = new Map(citedLimits(market, on).map(({ id, citation }) => [id, citation.law]));
  const limits = judgeProduct(market, terms, on).map((limit) =>
    Object.assign(limit, {
      law: laws.get(limit.limit) ?? '',
      remedies: remediesOf(market, terms, on, limit),
    }),
  );
  return { faults: [], limits };
}

function remediesOf(
  market: MarketId,
  terms: ProductTerms,
  on: CalendarDate,
  { breaches, kind }: LimitJudgement,
): Remedy[] {
  const byValue = breaches.flatMap(({ term, largestLawful, leastLawful }): Remedy[] => {
    if (leastLawful !== null) return [{ term, value: Number(leastLawful), said: leastLawful, is: 'least' }];
    if (largestLawful === null) return [];
    const said = trimmed(largestLawful);
    return [{ term, value: said, said, is: 'most' }];
  });
  const isOfPrice = kind === 'effective-rate' || kind === 'total-cost';
  return breaches.length > 0 && isOfPrice ? [...byValue, ...dropsOf(market, terms, on)] : byValue;
}

/** A term is offered for dropping where without it every loan would be lawful. */
function dropsOf(market: MarketId, terms: ProductTerms, on: CalendarDate): Remedy[] {
  if (terms.terms.length < 2) return [];
  return terms.terms.flatMap((dropped): Remedy[] => {
    const left = terms.terms.filter((term) => term !== dropped);
    if (checkProduct(market, { ...terms, terms: left }, on)) return [];
    return [{ term: 'terms', value: left, said: offeredWords(dropped), is: 'drop' }];
  });
}

/** 5.8000 → 5.80, 535.71 stays. Two decimals are how a rate is spoken. */
function trimmed(text: string): string {
  return text.replace(/(\.\d\d\d*?)0+$/u, '$1');
}

export type DraftQuote = { readonly term: OfferedTerm; readonly figures: QuoteFigures };

/** What each term would cost, lawful or not: a price that is refused is shown as what it is. */
export function quotesOf(
  market: MarketId,
  draft: Draft,
  amount: bigint,
  on: CalendarDate,
): readonly DraftQuote[] {
  const terms = readProductTerms(draft, on);
  if (isRefusal(terms)) return [];
  const { code } = markets[market].currency;
  return terms.terms.flatMap((term) => {
    const loan = offeredLoan(terms, { amount, term, disbursedOn: on });
    const quote = isRefusal(loan) ? loan : makeQuote(loan, lending[market].convention);
    return isRefusal(quote) ? [] : [{ term, figures: quoteFigures(market, code, quote) }];
  });
}

/** The amounts that a draft offers, for the box of the quote; nothing while the draft can't be read. */
export function amountsOf(draft: Draft, on: CalendarDate): ProductTerms['amount'] | undefined {
  const terms = readProductTerms(draft, on);
  return isRefusal(terms) ? undefined : terms.amount;
}
