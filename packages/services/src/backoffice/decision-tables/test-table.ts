import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import type { MarketId } from '@candor/markets';
import type { DecisionFacts, DecisionTable } from '@candor/markets/decision';
import { countPastDecisions, listPastDecisions, type PastDecision } from '@candor/store/decisions';
import { findProductVersion } from '@candor/store/products';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { affordableAmount } from '../../lending/decisions/affordable-amount.ts';
import { counted } from '../../lending/decision-tables/counted.ts';
import { decisionAbout, type DecisionGrounds } from '../../lending/decisions/decision-grounds.ts';
import { prepareJudge, prepareRows, type Judgement } from '../../lending/decision-tables/evaluate-table.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { productTermsOf } from '../../lending/applications/product-terms-of.ts';

/** More are not decided again at once: the newest are. */
const testedAtMost = 5_000;

export type Retried = {
  readonly past: PastDecision;
  readonly facts: { readonly before: DecisionFacts; readonly after: DecisionFacts };
  readonly before: Judgement;
  readonly after: Judgement;
};

export type TableTest = {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly all: number;
  readonly retried: readonly Retried[];
};

/**
 * Decides the applications of some days again, by two tables, on the facts that were stored with them: what
 * would have changed? Both are asked, and not the stored outcome compared with one, so that an older
 * version's decisions do not look like changes of the draft. What was affordable hangs on the limits: where
 * another row of them holds, it is computed anew, from the product as it was.
 */
export async function testTable(
  tx: ReadTx,
  seal: PersonSeal,
  asked: {
    readonly market: MarketId;
    readonly before: DecisionTable;
    readonly after: DecisionTable;
    readonly days: number;
  },
): Promise<TableTest> {
  const { market, before, after, days } = asked;
  const until = await businessDateOf(tx, market);
  const from = dateOfDayNumber(dayNumber(until) - days + 1);
  const rows = await listPastDecisions(tx, market, { from, until, limit: testedAtMost });
  const terms = termsReader(tx);
  const [old, next] = [tableReader(market, before, terms), tableReader(market, after, terms)];
  const retried: Retried[] = [];
  for (const past of rows) {
    if (past.sealed === null) continue;
    const grounds = JSON.parse(seal.open(past.sealed, decisionAbout(past.id))) as DecisionGrounds;
    if (!grounds.facts) continue;
    const [was, is] = [await old(past, grounds), await next(past, grounds)];
    if (was && is)
      retried.push({
        past,
        facts: { before: was.facts, after: is.facts },
        before: was.judged,
        after: is.judged,
      });
  }
  return { from, until, all: await countPastDecisions(tx, market, { from, until }), retried };
}

type TermsReader = (past: PastDecision) => Promise<ProductTerms | undefined>;

function termsReader(tx: ReadTx): TermsReader {
  const known = new Map<string, ProductTerms | undefined>();
  return async ({ productId, productVersion, decidedOn }) => {
    const key = `${productId} ${productVersion} ${decidedOn}`;
    if (!known.has(key)) {
      const version = await findProductVersion(tx, productId, productVersion);
      known.set(key, version && productTermsOf(version, decidedOn));
    }
    return known.get(key);
  };
}

type Read = { readonly facts: DecisionFacts; readonly judged: Judgement };

function tableReader(market: MarketId, table: DecisionTable, terms: TermsReader) {
  const ask = prepareJudge(table);
  const firstLimit = prepareRows(
    table.limits.map(({ when }) => when),
    'first',
  );
  return async (past: PastDecision, { facts: stored, limit }: DecisionGrounds): Promise<Read | undefined> => {
    if (!stored) return undefined;
    const row = table.limits[(await firstLimit(stored)).places[0] ?? -1];
    if (!row) return undefined;
    const isSame =
      limit?.mostAmount === row.mostAmount && limit.mostBurdenPerMille === row.mostBurdenPerMille;
    const product = isSame ? undefined : await terms(past);
    if (!isSame && !product) return undefined;
    const facts = product
      ? { ...stored, affordableAmount: anew(market, past, stored, product, row) }
      : stored;
    return { facts, judged: await ask(facts) };
  };
}

function anew(
  market: MarketId,
  { term, decidedOn }: PastDecision,
  facts: DecisionFacts,
  terms: ProductTerms,
  limit: DecisionTable['limits'][number],
): number {
  const given = {
    market,
    terms,
    term,
    asked: BigInt(facts.askedAmount),
    on: decidedOn,
    incomePerMonth: BigInt(facts.incomePerMonth),
    obligationsPerMonth: BigInt(facts.obligationsPerMonth + facts.ownInstalmentsPerMonth),
    owedPrincipal: BigInt(facts.ownPrincipal),
  };
  return counted(affordableAmount(given, limit));
}
