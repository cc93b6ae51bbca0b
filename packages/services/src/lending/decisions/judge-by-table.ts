import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, type MarketId } from '@candor/markets';
import type { DecisionFacts, DecisionTable } from '@candor/markets/decision';
import { findProductVersion } from '@candor/store/products';
import type { LoanApplication } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { productTermsOf } from '../applications/product-terms-of.ts';
import { judge, type Judgement } from '../decision-tables/evaluate-table.ts';
import { gatherFacts, type AskedFacts } from './gather-facts.ts';
import { tableInForce } from '../decision-tables/table-in-force.ts';

export type JudgedByTable = {
  readonly market: MarketId;
  readonly on: CalendarDate;
  readonly tableVersion: number;
  readonly table: DecisionTable;
  readonly facts: DecisionFacts | null;
  readonly judged: Judgement;
};

/** What the table in force says of an order as it stands; nothing is changed by asking. */
export async function judgeByTable(
  tx: ReadTx,
  seal: PersonSeal,
  order: LoanApplication,
  asked: AskedFacts,
): Promise<JudgedByTable> {
  const { market } = order;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const on = await businessDateOf(tx, market);
  const product = await findProductVersion(tx, order.productId, order.productVersion);
  if (!product) throw new Error(`order ${order.id} has no product`);
  const { table, version: tableVersion } = await tableInForce(tx, market, on);
  const given = { order, market, terms: productTermsOf(product, on), table, on };
  const facts = await gatherFacts(tx, seal, given, asked);
  return {
    market,
    on,
    tableVersion,
    table,
    facts,
    judged: facts ? await judge(table, facts) : gapsInDetails,
  };
}

const gapsInDetails: Judgement = {
  outcome: 'refer',
  reasons: ['details_are_incomplete'],
  rows: [],
  trace: null,
};
