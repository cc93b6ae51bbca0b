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

/**
 * Which line of the cash flow an event moves cash in; what is not here is under other movements. To lend and
 * to collect is what a lender does: both are operating. Nothing that these books post is an investment.
 */
const cashLines = [
  { part: 'operating', event: 'settle-channel', name: 'Received from channels and by bank transfer' },
  { part: 'operating', event: 'receive', name: 'Received from borrowers' },
  { part: 'operating', event: 'settle-payout', name: 'Disbursements and refunds' },
  { part: 'operating', event: 'disburse', name: 'Disbursements' },
  { part: 'operating', event: 'refund', name: 'Refunds' },
  { part: 'operating', event: 'bank-charge', name: 'Bank charges' },
  { part: 'operating', event: 'bank-interest', name: 'Bank interest' },
  { part: 'operating', event: 'pay-third-party', name: 'Paid to third parties' },
  { part: 'financing', event: 'open-bank', name: 'Opening balance of the account' },
  { part: 'financing', event: 'bank-other', name: 'Capital and other movements of the general ledger' },
] as const;

type CashPart = 'operating' | 'investing' | 'financing';
const cashParts: readonly CashPart[] = ['operating', 'investing', 'financing'];

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
  const known = new Set<string>(cashLines.map(({ event }) => event));
  const sumOf = ({ moved }: CashFlow, isOne: (event: string) => boolean) =>
    moved.reduce((total, { event, minor }) => (isOne(event) ? total + minor : total), 0n);
  const rows = [
    ...cashLines.map(({ part, name, event: own }) => ({
      key: own as string,
      part: part as CashPart,
      event: own as string | null,
      name: name as string,
      amounts: flows.map((flow) => sumOf(flow, (event) => event === own)),
    })),
    {
      key: 'other',
      part: 'operating' as CashPart,
      event: null,
      name: 'Other movements',
      amounts: flows.map((flow) => sumOf(flow, (event) => !known.has(event))),
    },
  ];
  const totalOf = (part: CashPart) =>
    flows.map((_, column) =>
      rows.reduce((sum, row) => (row.part === part ? sum + (row.amounts[column] ?? 0n) : sum), 0n),
    );
  return {
    rows: rows.filter(({ amounts }) => amounts.some((amount) => amount !== 0n)),
    parts: cashParts.map((part) => ({ part, amounts: totalOf(part) })),
    opening: flows.map(({ opening }) => opening),
    movement: flows.map((flow) => sumOf(flow, () => true)),
    closing: flows.map(({ closing }) => closing),
  };
}
