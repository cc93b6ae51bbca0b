import { totalOfRows } from '@candor/ui';
import type { FinancialStatements } from './financial-statements.tsx';

/** One line as it is drawn: the name of a group, an account, a total. */
export type StatementLineRow = {
  readonly key: string;
  readonly look: 'group' | 'account' | 'total' | 'end';
  /** Of an account: it opens in the journal. */
  readonly number: number | null;
  /** The account whose entries it is made of, where it is not one of its own. */
  readonly opens?: number;
  /** The event whose entries these are. */
  readonly event?: string;
  readonly name: string;
  /** One for each column; none for a group. */
  readonly amounts: readonly number[];
};

type CashRow = FinancialStatements['cash']['rows'][number];
type Row = { readonly number: number; readonly name: string; readonly amounts: readonly number[] };

const group = (name: string): StatementLineRow => ({
  key: name,
  look: 'group',
  number: null,
  name,
  amounts: [],
});
const total = (name: string, amounts: readonly number[], look: 'account' | 'total' | 'end' = 'total') => ({
  key: name,
  look,
  number: null,
  name,
  amounts,
});
// An account that holds nothing in any column says nothing.
const lines = (rows: readonly Row[]): StatementLineRow[] =>
  rows
    .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
    .map(({ number, name, amounts }) => ({ key: String(number), look: 'account', number, name, amounts }));

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Oct 2026 */
export const monthName = (month: string): string =>
  `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

export function balanceSheetRows({ sheet, period }: FinancialStatements): StatementLineRow[] {
  const until = names[Number(period.month.slice(5)) - 1];
  return [
    group('Assets'),
    ...lines(sheet.assets),
    total('Total assets', sheet.totalAssets, 'end'),
    group('Liabilities'),
    ...lines(sheet.liabilities),
    total('Total liabilities', sheet.totalLiabilities),
    group('Equity'),
    total('Retained earnings', sheet.retained, 'account'),
    total(until === 'Jan' ? 'Profit, Jan' : `Profit, Jan–${until}`, sheet.profit, 'account'),
    total('Total equity', sheet.totalEquity),
    total('Liabilities and equity', sheet.liabilitiesAndEquity, 'end'),
  ];
}

export function profitRows({ profit }: FinancialStatements): StatementLineRow[] {
  return [
    group('Income'),
    ...lines(profit.income),
    total('Total income', profit.totalIncome),
    group('Direct costs'),
    ...lines(profit.directCosts),
    total('Margin', profit.margin),
    group('Credit losses'),
    ...lines(profit.creditLosses),
    total('Profit', profit.profit, 'end'),
  ];
}

const cashAccount = 1010;

/** Opening balance and movement come to what the balance sheet says of cash at bank, in each month. */
export function cashTies({ cash, sheet }: Pick<FinancialStatements, 'cash' | 'sheet'>): boolean {
  const held = sheet.assets.find(({ number }) => number === cashAccount)?.amounts ?? [];
  return cash.closing.every((closing, at) => {
    const parts = [cash.opening[at] ?? 0, cash.movement[at] ?? 0].map(BigInt);
    const reached = totalOfRows(parts, (part) => part);
    return reached === BigInt(closing) && closing === (held[at] ?? 0);
  });
}

/** The profit of the year so far is the line of equity. */
export const profitTies = ({ profit, sheet }: Pick<FinancialStatements, 'profit' | 'sheet'>): boolean =>
  profit.profit.at(-1) === sheet.profit[0];

const partNames = { operating: 'Operating', investing: 'Investing', financing: 'Financing' } as const;

const cashLine = ({ key, event, name, amounts }: CashRow): StatementLineRow => ({
  key,
  look: 'account',
  number: null,
  opens: cashAccount,
  ...(event !== null && { event }),
  name,
  amounts,
});

export function cashRows({ cash }: FinancialStatements): StatementLineRow[] {
  return [
    total('Opening balance', cash.opening),
    ...cash.parts.flatMap(({ part, amounts }) => [
      group(partNames[part]),
      ...cash.rows.filter((row) => row.part === part).map(cashLine),
      total(`Net cash, ${part}`, amounts),
    ]),
    total('Net change in cash', cash.movement),
    total('Closing balance', cash.closing, 'end'),
  ];
}
