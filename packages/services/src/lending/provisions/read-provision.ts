import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { provisionRules, type ProvisionRules } from '@candor/markets/provisions';
import {
  listProvisionClasses,
  listProvisionLoans,
  listProvisions,
  type Provision,
} from '@candor/store/provisions';
import { readBusinessClock, trialBalance } from '@candor/store/ledger';
import type { Database, ReadTx } from '@candor/store/database';
import { firstOfMonth, lastOfMonth, monthBefore, nextMonth } from './months.ts';
import { provisionFigures, type LoanInProvision, type ProvisionFigures } from './provision-figures.ts';

/**
 * `posted`: as it was; `open`: it can be posted; `running`: not over; `closed`: its period is, without a
 * provision; `passed`: a later one is posted.
 */
type ProvisionState = 'posted' | 'open' | 'running' | 'closed' | 'passed';

export type ProvisionView = ProvisionFigures & {
  readonly month: CalendarDate;
  readonly asOf: CalendarDate;
  readonly state: ProvisionState;
  readonly posted: Provision | null;
  readonly months: readonly { readonly month: CalendarDate; readonly state: ProvisionState }[];
  /** What the receivables come to in the trial balance of that day. */
  readonly receivables: bigint;
  readonly law: ProvisionRules;
};

export type ProvisionWish = {
  readonly month?: CalendarDate | undefined;
  /** Which loans are listed: none, all, or those of a class that need most. */
  readonly loans: 'none' | 'all' | { readonly class: string; readonly most: number };
};

/** A month's provision: as it was posted, or as it would be. */
export async function readProvision(
  tx: ReadTx,
  market: MarketId,
  wish: ProvisionWish,
): Promise<ProvisionView> {
  const clock = await readBusinessClock(tx, market);
  if (!clock) throw new Error(`the market ${market} has no business clock`);
  const all = await listProvisions(tx, market);
  const running = firstOfMonth(clock.businessDate);
  const stateOf = (month: CalendarDate): ProvisionState => {
    if (all.some((each) => each.month === month)) return 'posted';
    if (month >= running) return 'running';
    if (all[0] && all[0].month > month) return 'passed';
    return clock.closedThrough !== null && clock.closedThrough >= lastOfMonth(month) ? 'closed' : 'open';
  };
  const month = firstOfMonth(wish.month ?? monthBefore(running));
  const yesterday = dateOfDayNumber(dayNumber(clock.businessDate) - 1);
  const end = lastOfMonth(month);
  const asOf = end < clock.businessDate ? end : yesterday;
  const posted = all.find((each) => each.month === month) ?? null;
  const last = all.find((each) => each.month < month);
  const figures = posted
    ? await figuresOf(tx, market, posted, wish.loans)
    : await provisionFigures(tx, { market, asOf, last });
  return {
    ...figures,
    loans: listed(figures.loans, wish.loans),
    month,
    asOf,
    state: stateOf(month),
    posted,
    months: monthsToShow(all, running).map((each) => ({ month: each, state: stateOf(each) })),
    receivables: await receivablesAt(tx, market, asOf),
    law: provisionRules[market],
  };
}

async function figuresOf(
  tx: ReadTx,
  market: MarketId,
  posted: Provision,
  wish: ProvisionWish['loans'],
): Promise<ProvisionFigures> {
  const { month, exposure, required, before } = posted;
  const classes = await listProvisionClasses(tx, market, month);
  const of = { market, month, class: typeof wish === 'object' ? wish.class : null };
  const most = typeof wish === 'object' ? wish.most : null;
  const loans = wish === 'none' ? [] : await listProvisionLoans(tx, of, most);
  const places = provisionRules[market].classes.map(({ id }) => id as string);
  const place = (id: string) => places.indexOf(id);
  return {
    exposure,
    required,
    before,
    loans,
    classes: classes.toSorted((a, b) => place(a.class) - place(b.class)),
  };
}

/** Those that need most first. */
function listed(loans: readonly LoanInProvision[], wish: ProvisionWish['loans']): readonly LoanInProvision[] {
  if (wish === 'none') return [];
  const byNeed = loans.toSorted(
    (a, b) => compareBig(b.required, a.required) || compareBig(a.loanId, b.loanId),
  );
  return wish === 'all' ? byNeed : byNeed.filter((loan) => loan.class === wish.class).slice(0, wish.most);
}

function compareBig(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}

/** The running month, those that wait for their provision, and those that have one; the newest first. */
function monthsToShow(all: readonly Provision[], running: CalendarDate): CalendarDate[] {
  const first = all[0] ? nextMonth(all[0].month) : monthBefore(running);
  const waiting: CalendarDate[] = [];
  for (let month = first; month <= running; month = nextMonth(month)) waiting.unshift(month);
  return [...waiting, ...all.map(({ month }) => month)];
}

async function receivablesAt(tx: ReadTx, market: MarketId, asOf: CalendarDate): Promise<bigint> {
  const rows = await trialBalance(tx, { market, asOf });
  return rows
    .filter(({ number }) => number >= 1210 && number <= 1240)
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
}

/** Reads a month's provision with every loan, as its file lists them, in a transaction of its own. */
export function readProvisionFile(
  database: Database,
  market: MarketId,
  month: CalendarDate,
): Promise<ProvisionView> {
  return database.read((tx) => readProvision(tx, market, { month, loans: 'all' }));
}
