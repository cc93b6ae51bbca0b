import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { balanceSheet, profitAndLoss, type AccountBalance } from '@candor/domain/ledger';
import type { MarketId } from '@candor/markets';
import { firstEntryDay, readBusinessClock, trialBalance } from '@candor/store/ledger';
import { sumCashMovements, type CashMovement } from '@candor/store/general-ledger';
import type { Database, ReadTx } from '@candor/store/database';
import { readBusinessDate } from '../../kernel/time/business-date.ts';
import { trialBalanceAt } from './read-books.ts';

/** A month of the books, and up to which day it counts. */
export type BooksPeriod = {
  /** 2026-10 */
  readonly month: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** `running`: its last day is today's, and the day still runs. `open`: over, and not closed. */
  readonly state: 'closed' | 'open' | 'running';
};

/**
 * Balance sheet, profit and loss, and cash flow of a month beside another, all from the trial balances of the
 * days between which it lies. Without a month: the one that runs.
 */
export function readFinancialStatements(
  database: Database,
  market: MarketId,
  wish: { readonly month?: string | undefined; readonly compare?: string | undefined },
) {
  return database.read(async (tx) => {
    const clock = await readBusinessClock(tx, market);
    if (!clock) throw new Error(`the market ${market} has no business clock`);
    const period = periodOf(wish.month ?? clock.businessDate.slice(0, 7), clock);
    const beside =
      wish.compare === 'none' ? null : periodOf(wish.compare ?? monthBefore(period.month), clock);
    const periods = beside ? [period, beside] : [period];
    const at = await Promise.all(periods.map(({ to }) => balancesAt(tx, market, to)));
    const before = await Promise.all(periods.map(({ from }) => balancesAt(tx, market, dayBefore(from))));
    const began = await Promise.all(
      periods.map(({ month }) => balancesAt(tx, market, dayBefore(newYear(month)))),
    );
    const cash = await Promise.all(periods.map((each) => cashFlowOf(tx, market, each)));
    const { debit, credit, ties } = await trialBalanceAt(tx, market, period.to);
    const sheet = balanceSheet(periods.map((_, column) => ({ at: at[column]!, yearBegan: began[column]! })));
    return {
      period,
      compare: beside,
      businessDate: clock.businessDate,
      firstMonth: (await firstEntryDay(tx, market))?.slice(0, 7) ?? null,
      tie: { debit, credit, difference: debit - credit, ties },
      sheet,
      balances: sheet.totalAssets.every((amount, column) => amount === sheet.liabilitiesAndEquity[column]),
      // The last column is the year to date.
      profit: profitAndLoss([
        ...periods.map((_, column) => ({ before: before[column]!, at: at[column]! })),
        { before: began[0]!, at: at[0]! },
      ]),
      cash: cashColumns(cash),
    };
  });
}

/** Whether one of some months has not begun: of such a month there are no statements. */
export async function isMonthAhead(
  database: Database,
  market: MarketId,
  months: readonly (string | undefined)[],
): Promise<boolean> {
  const running = (await readBusinessDate(database, market)).slice(0, 7);
  return months.some((month) => month !== undefined && month !== 'none' && month > running);
}

type Clock = { readonly businessDate: CalendarDate; readonly closedThrough: CalendarDate | null };

function periodOf(month: string, { businessDate, closedThrough }: Clock): BooksPeriod {
  const from = `${month}-01` as CalendarDate;
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = `${number === 12 ? year + 1 : year}-${String(number === 12 ? 1 : number + 1).padStart(2, '0')}-01`;
  const end = dayBefore(next as CalendarDate);
  const to = end < businessDate ? end : businessDate;
  if (closedThrough !== null && end <= closedThrough) return { month, from, to: end, state: 'closed' };
  return { month, from, to, state: end < businessDate ? 'open' : 'running' };
}

const dayBefore = (on: CalendarDate) => dateOfDayNumber(dayNumber(on) - 1);
const monthBefore = (month: string) => dayBefore(`${month}-01` as CalendarDate).slice(0, 7);
const newYear = (month: string) => `${month.slice(0, 4)}-01-01` as CalendarDate;

async function balancesAt(tx: ReadTx, market: MarketId, asOf: CalendarDate): Promise<AccountBalance[]> {
  const rows = await trialBalance(tx, { market, asOf });
  return rows
    .filter(({ kind }) => kind !== 'memo')
    .map(({ number, account, kind, name, debit, credit }) => ({
      number,
      account,
      kind,
      name,
      minor: debit - credit,
    }));
}

/** Which line of the cash flow an event moves cash in; what is not here is under other movements. */
const cashLines = [
  { key: 'collected', name: 'Received from borrowers and channels', events: ['settle-channel', 'receive'] },
  { key: 'disbursed', name: 'Disbursements and refunds', events: ['settle-payout', 'disburse', 'refund'] },
  { key: 'charges', name: 'Bank charges', events: ['bank-charge'] },
  { key: 'interest', name: 'Bank interest', events: ['bank-interest'] },
  { key: 'third-parties', name: 'Paid to third parties', events: ['pay-third-party'] },
  {
    key: 'general-ledger',
    name: 'Capital and other movements of the general ledger',
    events: ['bank-other', 'open-bank'],
  },
] as const;

type CashFlow = {
  readonly opening: bigint;
  readonly closing: bigint;
  readonly moved: readonly CashMovement[];
};

async function cashFlowOf(tx: ReadTx, market: MarketId, { from, to }: BooksPeriod): Promise<CashFlow> {
  const cash = async (on: CalendarDate) =>
    (await balancesAt(tx, market, on)).find(({ account }) => account === 'cash-at-bank')?.minor ?? 0n;
  const [opening, closing] = [await cash(dayBefore(from)), await cash(to)];
  return { opening, closing, moved: await sumCashMovements(tx, market, { from, to }) };
}

function cashColumns(flows: readonly CashFlow[]) {
  const known = new Set(cashLines.flatMap(({ events }): readonly string[] => events));
  const sum = ({ moved }: CashFlow, isOne: (event: string) => boolean) =>
    moved.reduce((total, { event, minor }) => (isOne(event) ? total + minor : total), 0n);
  const rows = [
    ...cashLines.map(({ key, name, events }) => ({
      key: key as string,
      name: name as string,
      amounts: flows.map((flow) => sum(flow, (event) => (events as readonly string[]).includes(event))),
    })),
    {
      key: 'other',
      name: 'Other movements',
      amounts: flows.map((flow) => sum(flow, (event) => !known.has(event))),
    },
  ];
  return {
    rows: rows.filter(({ amounts }) => amounts.some((amount) => amount !== 0n)),
    opening: flows.map(({ opening }) => opening),
    movement: flows.map((flow) => sum(flow, () => true)),
    closing: flows.map(({ closing }) => closing),
  };
}
