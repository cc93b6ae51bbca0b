import { isMarketId, type MarketId } from '@candor/markets';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm, ProductTerms } from '@candor/domain/product';
import type { OverrideCode } from '@candor/markets/authority';
import type { FormStep } from '@candor/markets/certification';
import type { DecisionFacts, DecisionTable, RuleRow } from '@candor/markets/decision';
import { decisionsOf, isScreeningCleared, type StoredDecision } from '@candor/store/decisions';
import { findProductVersion } from '@candor/store/products';
import { findStep, listSteps } from '@candor/store/kyc';
import { listApplicationSteps, type LoanApplication } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openGrounds } from '../../lending/decisions/decision-grounds.ts';
import { fittingRows } from '../../lending/decision-tables/evaluate-table.ts';
import { gatherFacts, limitFor, nobodyAsked, type AskedFacts } from '../../lending/decisions/gather-facts.ts';
import { tableInForce } from '../../lending/decision-tables/table-in-force.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { productTermsOf } from '../../lending/applications/product-terms-of.ts';

/** What makes an application none that one underwriter approves. The list is closed. */
export const applicationExceptions = {
  'kyc-incomplete': 'KYC is incomplete',
  'kyc-unverified': 'A KYC step is not verified',
  unscreened: 'Sanctions screening has not answered',
  'screening-hit': 'Sanctions screening has a hit',
  'above-policy': 'The amount is above what policy allows',
  flag: 'A policy rule refers it',
} as const;

export type ApplicationException = keyof typeof applicationExceptions;

/**
 * Under which code each may be overridden; a sanctions hit under none, because compliance decides on it
 * first.
 */
export const codesOfExceptions: Readonly<Record<ApplicationException, OverrideCode | null>> = {
  'kyc-incomplete': 'OV-1',
  'kyc-unverified': 'OV-1',
  unscreened: 'OV-1',
  'screening-hit': null,
  'above-policy': 'OV-2',
  flag: 'OV-3',
};

export type JudgedApplication = {
  readonly market: MarketId;
  /** The largest amount that policy allows of what was asked for, in minor units; 0: none. */
  readonly policyAmount: bigint;
  /**
   * Of the amount in question: what it and all obligations take of the income; null where the income is not
   * known.
   */
  readonly dtiPerMille: number | null;
  readonly dtiLimitPerMille: number | null;
  readonly screening: DecisionFacts['screening'] | 'cleared';
  /** Steps that are given and neither accepted before nor verified now. */
  readonly unverified: readonly FormStep[];
  readonly exceptions: readonly ApplicationException[];
  /** What the table's referring rules say that no other exception covers. */
  readonly flags: readonly string[];
  /** What the table's declining rules say: nobody overrides them, the table is changed instead. */
  readonly declines: readonly string[];
};

/** Rows that speak of nothing else are told by exceptions of their own. */
const coveredFacts: ReadonlySet<string> = new Set(['identity', 'screening', 'missingSteps']);
const isCovered = ({ when }: RuleRow) => Object.keys(when).every((fact) => coveredFacts.has(fact));

/**
 * What policy says of approving an application for so much, as it stands now: by the table in force, by what
 * was asked about the borrower for this very sending, and by which steps of the KYC whoever decides has
 * verified. Nothing is changed by asking.
 *
 *   Analyn asks for ₱11,500.00; the table's limits carry ₱3,500.00. For ₱3,500.00 there is no exception, for
 *     ₱8,000.00 `above-policy`.
 */
export async function judgeApplication(
  tx: ReadTx,
  seal: PersonSeal,
  applied: LoanApplication,
  {
    amount,
    term,
    verified,
  }: {
    readonly amount: bigint | null;
    /** Over which term; null for the one that was asked for. */
    readonly term: OfferedTerm | null;
    readonly verified: readonly FormStep[];
  },
): Promise<JudgedApplication> {
  const order = term ? { ...applied, term } : applied;
  const policy = await policyOf(tx, seal, order, verified);
  const { market, table, decision, asked } = policy;
  const facts = await policyFacts(tx, seal, order, policy);
  const policyAmount = BigInt(facts?.affordableAmount ?? 0);
  const wanted = amount ?? (policyAmount > 0n ? policyAmount : order.amount);
  const at = facts && (await policyFacts(tx, seal, { ...order, amount: wanted }, policy));
  const isCleared = decision !== undefined && (await isScreeningCleared(tx, decision.id));
  const screening = isCleared && isHit(asked.screening) ? 'cleared' : asked.screening;
  const known = at && { ...at, screening: screening === 'cleared' ? ('clear' as const) : screening };
  const rows = known ? await rowsThatFit(table.rules, known) : [];
  const unverified = await unverifiedSteps(tx, order.borrowerId, verified);
  const flags = rows.filter((row) => row.outcome === 'refer' && !isCovered(row)).map(({ says }) => says);
  const declines = rows
    // That no amount fits the limits is what `above-policy` says.
    .filter(({ outcome, when }) => outcome === 'refuse' && !('affordableAmount' in when))
    .map(({ says }) => says);
  const exceptions: Readonly<Record<ApplicationException, boolean>> = {
    'kyc-incomplete': !known || known.missingSteps > 0,
    'kyc-unverified': unverified.length > 0,
    unscreened: screening === 'not-asked' || screening === 'unknown',
    'screening-hit': isHit(screening),
    'above-policy': wanted > policyAmount,
    flag: flags.length > 0,
  };
  const limit = known && (await limitFor(table, known));
  return {
    market,
    policyAmount,
    dtiPerMille: known?.burdenPerMille ?? null,
    dtiLimitPerMille: limit?.mostBurdenPerMille ?? null,
    screening,
    unverified,
    exceptions: (Object.keys(exceptions) as ApplicationException[]).filter((each) => exceptions[each]),
    flags,
    declines,
  };
}

/** What an application is judged by, whatever amount and term of it are in question. */
export type ApplicationPolicy = {
  readonly market: MarketId;
  readonly table: DecisionTable;
  readonly tableVersion: number;
  readonly given: { readonly terms: ProductTerms; readonly on: CalendarDate };
  readonly decision: StoredDecision | undefined;
  readonly asked: AskedFacts;
};

export async function policyOf(
  tx: ReadTx,
  seal: PersonSeal,
  order: LoanApplication,
  verified: readonly FormStep[],
): Promise<ApplicationPolicy> {
  const { market } = order;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const on = await businessDateOf(tx, market);
  const product = await findProductVersion(tx, order.productId, order.productVersion);
  if (!product) throw new Error(`order ${order.id} has no product`);
  const { table, version: tableVersion } = await tableInForce(tx, market, on);
  const decision = await decisionOfSending(tx, order.id);
  const asked = await askedFacts(tx, seal, order, { decision, verified });
  return { market, table, tableVersion, given: { terms: productTermsOf(product, on), on }, decision, asked };
}

/** The facts of today about an application for this amount over this term; null where the KYC has gaps. */
export function policyFacts(
  tx: ReadTx,
  seal: PersonSeal,
  order: LoanApplication,
  { market, table, given, asked }: ApplicationPolicy,
): Promise<DecisionFacts | null> {
  return gatherFacts(tx, seal, { ...given, market, table, order }, asked);
}

const isHit = (screening: string) => screening === 'possible-match' || screening === 'match';

/** What was decided of the order as it was sent last; an answer to an earlier sending counts for nothing. */
export async function decisionOfSending(tx: ReadTx, orderId: string): Promise<StoredDecision | undefined> {
  const reviews = (await listApplicationSteps(tx, orderId)).filter(
    ({ state }) => state === 'in-review',
  ).length;
  return (await decisionsOf(tx, orderId))[reviews - 1];
}

/**
 * What others said of the borrower for this sending. A base step that was saved again since is another one.
 */
async function askedFacts(
  tx: ReadTx,
  seal: PersonSeal,
  { borrowerId }: LoanApplication,
  {
    decision,
    verified,
  }: { readonly decision: StoredDecision | undefined; readonly verified: readonly FormStep[] },
): Promise<AskedFacts> {
  const said = decision && openGrounds(seal, decision)?.facts;
  const base = await findStep(tx, borrowerId, 'base');
  const isSame = base !== undefined && decision !== undefined && base.changedAt <= decision.decidedAt;
  const identity = verified.includes('base') ? 'looked-at' : isSame && said ? said.identity : 'unknown';
  const baseAsOf = base?.changedAt.toISOString() ?? null;
  if (!said) return { ...nobodyAsked, identity, baseAsOf };
  const { screening, bureau, bureauOpenLoans, bureauWorstStatus, bureauEnquiries } = said;
  return {
    identity,
    baseAsOf,
    // Who the borrower is was screened: another name or day of birth is another person.
    screening: isSame ? screening : 'not-asked',
    bureau,
    bureauOpenLoans,
    bureauWorstStatus,
    bureauEnquiries,
  };
}

async function rowsThatFit(rules: readonly RuleRow[], facts: DecisionFacts): Promise<RuleRow[]> {
  const { places } = await fittingRows(
    rules.map(({ when }) => when),
    facts,
    'collect',
  );
  return places.flatMap((place) => rules[place] ?? []);
}

/** Steps that were given and that nobody has looked at, neither before nor now. */
async function unverifiedSteps(
  tx: ReadTx,
  borrowerId: string,
  verified: readonly FormStep[],
): Promise<FormStep[]> {
  const rows = await listSteps(tx, borrowerId);
  return rows
    .filter(({ state, step }) => state === 'saved' && !verified.includes(step))
    .map(({ step }) => step);
}
