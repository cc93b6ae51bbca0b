import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { ReminderPlan } from '@candor/domain/reminder-plan';
import type { MarketId } from '@candor/markets';
import { checkReminderPlan } from '@candor/markets/reminders';
import { borrowersWithLoans, countLoansUntil, plannedByDayEnds } from '@candor/store/reminders';
import type { Database } from '@candor/store/database';
import { readBusinessClock } from '@candor/store/ledger';
import { planFaultWords } from '../plan-words.ts';
import { plansOn, withPlan, type PlanInForce, type PlansInForce } from '../plans-in-force.ts';
import { readHistories } from './borrower-history.ts';
import type { ReplayedDays } from './planned-then.ts';
import { replayBorrower, type ReplayedBorrower } from './replay-borrower.ts';
import { ReplaySums, type ReplayFigures } from './replay-figures.ts';
import { namedRules, type NamedRule } from './replay-rules.ts';

const daysOfAYear = 365;
const atOnce = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

export type ReplayPlans = {
  readonly market: MarketId;
  /** Of which loans: of a product's own plan, or of every product that has none. */
  readonly productId: string | null;
  /** Another plan for them; null: only the one in force. */
  readonly draft: ReminderPlan | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly progress?: (done: number, of: number) => void;
  /** Is told every borrower, once for each plan. */
  readonly seen?: (replayed: ReplayedBorrower, which: 'in-force' | 'draft') => void;
};

export type Replayed = {
  readonly days: ReplayedDays;
  readonly loans: number;
  readonly borrowers: number;
  readonly rules: readonly NamedRule[];
  readonly inForce: ReplayFigures & { readonly version: number };
  readonly draft: ReplayFigures | null;
  /** What the day-ends of these days have planned and held back, by the plans of then. */
  readonly really: { readonly planned: number; readonly heldBack: number };
};

export type ReplayRefusal =
  | { readonly refused: 'reminder_plan_is_unlawful'; readonly faults: readonly string[] }
  | { readonly refused: 'days_are_not_over'; readonly last: CalendarDate }
  | { readonly refused: 'market_is_not_open' };

/**
 * The past lived again by the plan that is in force now, and by another one beside it: who would have got
 * what, and which rule would have held back whom. Borrower by borrower, a hundred in one transaction that can
 * only read; nobody's limit depends on anybody else.
 */
export async function replayPlans(database: Database, wish: ReplayPlans): Promise<Replayed | ReplayRefusal> {
  const { market, productId, draft } = wish;
  const today = (await database.read((tx) => readBusinessClock(tx, market)))?.businessDate;
  if (today === undefined) return { refused: 'market_is_not_open' };
  const faults = draft
    ? checkReminderPlan(market, draft, today).map((fault) => planFaultWords(draft, fault))
    : [];
  if (faults.length > 0) return { refused: 'reminder_plan_is_unlawful', faults };
  const last = plus(today, -1);
  const to = wish.to ?? last;
  const from = wish.from ?? plus(to, 1 - daysOfAYear);
  if (to > last || from > to) return { refused: 'days_are_not_over', last };
  const days = { from, to };
  const inForce = await database.read((tx) => plansOn(tx, market, today));
  const own = planOf(inForce, productId);
  const columns = [columnOf('in-force', inForce, own.plan)];
  if (draft) {
    const changed: PlanInForce = { productId, version: own.version + 1, plan: draft };
    columns.push(columnOf('draft', withPlan(inForce, changed), draft));
  }
  const size = await database.read((tx) => countLoansUntil(tx, { market, to }));
  for (let after = beforeAll, done = 0; ;) {
    const histories = await database.read(
      async (tx) => {
        const ids = await borrowersWithLoans(tx, { market, to }, { after, limit: atOnce });
        return readHistories(tx, market, ids);
      },
      { isolation: 'repeatable read' },
    );
    const lastOne = histories.at(-1);
    if (!lastOne) break;
    after = lastOne.borrowerId;
    for (const history of histories)
      for (const { which, plans, sums } of columns) {
        const replayed = await replayBorrower(history, { market, plans, days });
        sums.add(replayed);
        wish.seen?.(replayed, which);
      }
    done += histories.length;
    wish.progress?.(done, size.borrowers);
  }
  const [first, second] = columns;
  if (!first) throw new Error('a replay is of one plan at least');
  return {
    days,
    ...size,
    rules: namedRules(market, to),
    inForce: { ...first.sums.figures, version: own.version },
    draft: second?.sums.figures ?? null,
    really: await database.read((tx) => plannedByDayEnds(tx, market, days)),
  };

  function columnOf(which: 'in-force' | 'draft', plans: PlansInForce, plan: ReminderPlan) {
    return { which, plans, sums: new ReplaySums({ market, from, productId, plan }) };
  }
}

/** By which the loans of a product are reminded, or those of every product without a plan of its own. */
function planOf(plans: PlansInForce, productId: string | null): PlanInForce {
  if (productId !== null) return plans.of(productId);
  const ofMarket = plans.all.find((each) => each.productId === null);
  if (!ofMarket) throw new Error('a market has no plan of its own');
  return ofMarket;
}

function plus(day: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(day) + days);
}
