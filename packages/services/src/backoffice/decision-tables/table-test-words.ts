import type { MarketId } from '@candor/markets';
import type { DecisionTable, RuleRow } from '@candor/markets/decision';
import { readLoan } from '@candor/store/loans';
import type { PastDecision } from '@candor/store/decisions';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { conditionsOf } from '../../lending/decision-tables/trace-words.ts';
import { maxDaysPastDueEver } from '../../lending/decisions/max-days-past-due-ever.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { nameOf } from '../applications/given-values.ts';
import { testTable, type Retried, type TableTest } from './test-table.ts';
import { tableOfVersion } from './read-tables.ts';

type Outcome = 'approve' | 'refer' | 'refuse';
const outcomes: readonly Outcome[] = ['approve', 'refer', 'refuse'];

/** As many are listed; all are counted. */
const listedAtMost = 500;

type ChangedCase = {
  readonly orderId: string;
  readonly reference: string;
  readonly name: string | null;
  readonly before: Outcome;
  readonly after: Outcome;
  readonly because: string;
  readonly inFact: string;
};

export type TableTestAnswer = {
  readonly tested: number;
  readonly left: number;
  readonly cells: { before: Outcome; after: Outcome; count: number }[];
  readonly hits: { readonly before: number[]; readonly after: number[] };
  readonly changed: ChangedCase[];
  readonly changedCount: number;
  readonly amountChanged: number;
  readonly newlyApproved: {
    count: number;
    approvedByPeople: number;
    refused: number;
    withdrawn: number;
    paidOut: number;
    over30DaysLate: number;
  };
  readonly notAskedElsewhere: number;
};

/**
 * A test's outcome as a person reads it: how many moved from where to where, which ones, why, and what became
 * of them in fact.
 */
async function tableTestAnswer(
  tx: ReadTx,
  seal: PersonSeal,
  { retried, all, until }: TableTest,
  tables: { readonly market: MarketId; readonly before: DecisionTable; readonly after: DecisionTable },
): Promise<TableTestAnswer> {
  const changed = retried.filter(({ before, after }) => before.outcome !== after.outcome);
  const lateness = new Map<string, number>();
  for (const { past } of changed.slice(0, listedAtMost)) {
    const stored = past.loanId === null ? undefined : await readLoan(tx, past.loanId);
    if (stored) lateness.set(past.orderId, maxDaysPastDueEver(stored.loan, until));
  }
  const count = (before: Outcome, after: Outcome) =>
    retried.filter((each) => each.before.outcome === before && each.after.outcome === after).length;
  return {
    tested: retried.length,
    left: all - retried.length,
    cells: outcomes.flatMap((before) =>
      outcomes.map((after) => ({ before, after, count: count(before, after) })),
    ),
    hits: { before: hitsOf(tables.before, retried, 'before'), after: hitsOf(tables.after, retried, 'after') },
    changed: changed.slice(0, listedAtMost).map((each) => ({
      orderId: each.past.orderId,
      reference: applicationReference(each.past.orderId),
      name: nameOf(seal, each.past.borrowerId, each.past.baseSealed),
      before: each.before.outcome,
      after: each.after.outcome,
      because: becauseOf(tables, each),
      inFact: inFact(each.past, lateness.get(each.past.orderId)),
    })),
    changedCount: changed.length,
    amountChanged: retried.filter(
      ({ before, after, facts }) =>
        before.outcome === 'approve' &&
        after.outcome === 'approve' &&
        facts.before.affordableAmount !== facts.after.affordableAmount,
    ).length,
    newlyApproved: newlyApproved(changed, lateness),
    notAskedElsewhere: changed.filter(
      ({ before, facts }) => before.outcome === 'refuse' && facts.before.screening === 'not-asked',
    ).length,
  };
}

function hitsOf({ rules }: DecisionTable, retried: readonly Retried[], which: 'before' | 'after'): number[] {
  return rules.map((rule) => retried.filter((each) => each[which].rows.includes(rule)).length);
}

/** The rows that led there now; where none does any more, those that did. */
function becauseOf(
  { market, before: old, after: next }: { market: MarketId; before: DecisionTable; after: DecisionTable },
  { before, after, facts }: Retried,
): string {
  const isApproved = after.rows.length === 0;
  const [rows, table, judgedBy] = isApproved
    ? [before.rows, old, facts.before]
    : [after.rows, next, facts.after];
  const say = (row: RuleRow) => {
    const parts = conditionsOf(market, row.when, judgedBy).map(
      ({ what, value, asks }) => `${what.toLowerCase()} ${value}, ${asks}`,
    );
    return `row ${table.rules.indexOf(row) + 1}: ${parts.join('; ')}`;
  };
  const said = rows.slice(0, 2).map(say).join(' · ');
  return isApproved ? `no longer ${said}` : said;
}

const stateWords: Readonly<Partial<Record<PastDecision['state'], string>>> = {
  submitted: 'waits',
  'in-review': 'waits',
  'sent-back': 'sent back',
  refused: 'refused',
  approved: 'offered',
  expired: 'offer ended',
  withdrawn: 'withdrawn',
  confirmed: 'signed',
};

function inFact({ state, loanId }: PastDecision, daysLate: number | undefined): string {
  if (loanId === null) return stateWords[state] ?? 'on its way';
  if (daysLate === undefined) return 'disbursed';
  return daysLate === 0 ? 'never late so far' : `${daysLate} ${daysLate === 1 ? 'day' : 'days'} late at most`;
}

function newlyApproved(
  changed: readonly Retried[],
  lateness: ReadonlyMap<string, number>,
): TableTestAnswer['newlyApproved'] {
  const cases = changed.filter(({ after }) => after.outcome === 'approve').map(({ past }) => past);
  const among = (...states: PastDecision['state'][]) =>
    cases.filter(({ state }) => states.includes(state)).length;
  const paidOut = cases.filter(({ loanId }) => loanId !== null);
  return {
    count: cases.length,
    approvedByPeople: among('approved', 'confirmed', 'paying-out', 'payout-failed', 'paid-out', 'expired'),
    refused: among('refused'),
    withdrawn: among('withdrawn'),
    paidOut: paidOut.length,
    over30DaysLate: paidOut.filter(({ orderId }) => (lateness.get(orderId) ?? 0) > 30).length,
  };
}

/** What another table would have said of the last days' applications; undefined for an unknown version. */
export function readTableTest(
  database: Database,
  seal: PersonSeal,
  asked: {
    readonly market: MarketId;
    readonly against: number;
    readonly after: DecisionTable;
    readonly days: number;
  },
): Promise<(TableTestAnswer & Pick<TableTest, 'from' | 'until'>) | undefined> {
  const { market, against, after, days } = asked;
  return database.read(async (tx) => {
    const found = await tableOfVersion(tx, market, against);
    if (!found) return undefined;
    const tables = { market, before: found.table, after };
    const test = await testTable(tx, seal, { ...tables, days });
    const answer = await tableTestAnswer(tx, seal, test, tables);
    return { from: test.from, until: test.until, ...answer };
  });
}
