import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm } from '@candor/domain/product';
import { isRefusal } from '@candor/domain/refusals';
import type { Quote } from '@candor/domain/schedule';
import { quoteProduct, type MarketId } from '@candor/markets';
import type { DecisionFacts, DecisionTable } from '@candor/markets/decision';
import { findProductVersion } from '@candor/store/products';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../../kernel/person-seal.ts';
import { productTermsOf } from '../../applications/product-terms-of.ts';
import { caughtRange } from '../../decision-tables/caught-range.ts';
import { judge } from '../../decision-tables/evaluate-table.ts';
import { lastDecision } from '../last-decision.ts';
import { limitSteps, type LimitStep } from './limit-steps.ts';
import { burdenPerMille, monthlyBurden } from '../monthly-burden.ts';

/** What of an income a loan may take, and what it would need: each figure is the one that decided. */
type IncomeSum = {
  readonly sharePerMille: number;
  readonly income: number;
  readonly share: number;
  /** What is paid back elsewhere and here already. */
  readonly others: number;
  readonly room: number;
  readonly needs: number;
};

/** A row of the table wants at least so much to be earned per month, and less is. */
type IncomeFloor = { readonly income: number; readonly atLeast: number; readonly lacks: number };

/** Why an amount is not the one that was asked for, from the grounds that it was decided on. */
export type ShownDecision = {
  /** What set the amount: the limit of the table, the income, or a person. */
  readonly why: 'limit' | 'income' | 'person';
  readonly settledLoans: number;
  readonly steps: readonly LimitStep[];
  readonly sum: IncomeSum | null;
  /** Null unless a lack of income refused it: then no sum would, for no smaller loan is lent either. */
  readonly floor: IncomeFloor | null;
  /** After a refusal: the most of the same product over the same term that the same table would lend. */
  readonly nearest: Quote | null;
};

type Decided = {
  readonly orderId: string;
  readonly productId: string;
  readonly productVersion: number;
  readonly state: string;
  readonly amount: bigint;
  readonly mostAmount: bigint | null;
  readonly term: OfferedTerm;
  readonly reasons: readonly string[];
};

const byIncome: ReadonlySet<string> = new Set(['instalment_is_too_large', 'income_is_too_small']);

/** Whether a refusal lies in what is earned and owed, which a borrower can correct or change. */
export const isAboutIncome = (reasons: readonly string[]): boolean =>
  reasons.some((reason) => byIncome.has(reason));

/**
 * Null where the amount is the one that was asked for, where the reason is none that a sum explains, and
 * where the grounds were forgotten.
 */
export async function shownDecision(
  tx: ReadTx,
  seal: PersonSeal,
  order: Decided,
  { market, on }: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<ShownDecision | null> {
  const isLower = order.state === 'approved' && order.mostAmount !== null && order.mostAmount < order.amount;
  const isRefused = order.state === 'refused' && isAboutIncome(order.reasons);
  if (!isLower && !isRefused) return null;
  const last = await lastDecision(tx, seal, order.orderId);
  const { facts, limit } = last?.grounds ?? { facts: null, limit: null };
  const version = await findProductVersion(tx, order.productId, order.productVersion);
  if (!last || !facts || !limit || !version) return null;
  const terms = productTermsOf(version, on);
  const sum = incomeSum(facts, limit);
  const base = { settledLoans: facts.settledLoans, steps: await limitSteps(last.table) };
  if (isRefused) {
    const quote = (amount: bigint) =>
      quoteProduct(market, terms, { amount, term: order.term, disbursedOn: on }, on);
    // A person may refuse what the income carries: then no sum explains it.
    const floor = order.reasons.includes('income_is_too_small') ? incomeFloor(last.table, facts) : null;
    const explains = floor === null && sum.needs > sum.room ? sum : null;
    const nearest = await nearestOf(last.table, facts, quote);
    return { ...base, why: 'income', sum: explains, floor, nearest };
  }
  const given = order.mostAmount ?? 0n;
  if (given !== BigInt(facts.affordableAmount))
    return { ...base, why: 'person', sum: null, floor: null, nearest: null };
  const isAtLimit = given + terms.amount.step > BigInt(limit.mostAmount - facts.ownPrincipal);
  const why = isAtLimit ? 'limit' : 'income';
  return { ...base, why, sum: isAtLimit ? null : sum, floor: null, nearest: null };
}

/** 30 % of 8,000.00 is 2,400.00; less 900.00 of rent and loans leaves 1,500.00, where 2,910.19 are needed. */
export function incomeSum(facts: DecisionFacts, limit: DecisionTable['limits'][number]): IncomeSum {
  const { incomePerMonth: income, instalmentPerMonth: needs } = facts;
  const share = Number((BigInt(income) * BigInt(limit.mostBurdenPerMille)) / 1000n);
  const others = facts.obligationsPerMonth + facts.ownInstalmentsPerMonth;
  return { sharePerMille: limit.mostBurdenPerMille, income, share, others, room: share - others, needs };
}

/** The income that the strictest row which caught this one asks for; null where a person refused it alone. */
export function incomeFloor(
  { rules }: Pick<DecisionTable, 'rules'>,
  { incomePerMonth: income }: Pick<DecisionFacts, 'incomePerMonth'>,
): IncomeFloor | null {
  const caughtUpTo = rules
    .filter(({ reason, outcome }) => reason === 'income_is_too_small' && outcome === 'refuse')
    .flatMap(({ when }) => (when.incomePerMonth === undefined ? [] : [caughtRange(when.incomePerMonth).to]))
    .filter((to) => Number.isFinite(to) && income <= to);
  if (caughtUpTo.length === 0) return null;
  const atLeast = Math.max(...caughtUpTo) + 1;
  return { income, atLeast, lacks: atLeast - income };
}

/**
 * What the same table says of the largest amount that the income carries: the other facts stay as they were.
 * Null where none does, and where another row would refuse it all the same.
 */
async function nearestOf(
  table: DecisionTable,
  facts: DecisionFacts,
  quoteOf: (amount: bigint) => ReturnType<typeof quoteProduct>,
): Promise<Quote | null> {
  const amount = facts.affordableAmount;
  if (amount <= 0 || amount >= facts.askedAmount) return null;
  const quote = quoteOf(BigInt(amount));
  if (isRefusal(quote)) return null;
  const instalment = monthlyBurden(quote.schedule.rows);
  const others = BigInt(facts.obligationsPerMonth + facts.ownInstalmentsPerMonth);
  const judged = await judge(table, {
    ...facts,
    askedAmount: amount,
    instalmentPerMonth: Number(instalment),
    burdenPerMille: burdenPerMille(instalment + others, BigInt(facts.incomePerMonth)),
  });
  return judged.outcome === 'refuse' ? null : quote;
}
