import { accounts, type AccountCode, type AccountKind } from './accounts.ts';

/** An account's balance on some day: debits less credits. */
export type AccountBalance = {
  readonly number: number;
  readonly account: AccountCode;
  readonly kind: AccountKind;
  readonly name: string;
  readonly minor: bigint;
};

/** A line of a statement with an amount for each column. */
export type StatementRow = {
  readonly number: number;
  readonly name: string;
  readonly amounts: readonly bigint[];
};

export type BalanceSheet = {
  readonly assets: readonly StatementRow[];
  readonly totalAssets: readonly bigint[];
  readonly liabilities: readonly StatementRow[];
  readonly totalLiabilities: readonly bigint[];
  /** What was earned in the years before. */
  readonly retained: readonly bigint[];
  /** What was earned since the first day of the year: the profit of profit and loss. */
  readonly profit: readonly bigint[];
  readonly totalEquity: readonly bigint[];
  readonly liabilitiesAndEquity: readonly bigint[];
};

export type ProfitAndLoss = {
  readonly income: readonly StatementRow[];
  readonly totalIncome: readonly bigint[];
  readonly directCosts: readonly StatementRow[];
  readonly margin: readonly bigint[];
  readonly creditLosses: readonly StatementRow[];
  readonly profit: readonly bigint[];
};

type Balances = readonly AccountBalance[];

const creditLossAccounts: ReadonlySet<number> = new Set([
  accounts['write-off-expense'].number,
  accounts['provision-expense'].number,
]);

/**
 * The balance sheet on some days. The books have no equity account: what was earned is the equity that they
 * know, and lending capital stands in what is due to the general ledger.
 *   assets 100 · liabilities 70 · earned before the year 20, in it 10 → 100 = 70 + 30
 */
export function balanceSheet(
  columns: readonly { readonly at: Balances; readonly yearBegan: Balances }[],
): BalanceSheet {
  const at = columns.map((column) => column.at);
  const assets = rowsOf(at, ({ kind }) => kind === 'asset', 1n);
  const liabilities = rowsOf(at, ({ kind }) => kind === 'liability', -1n);
  const earned = at.map(earnedIn);
  const retained = columns.map(({ yearBegan }) => earnedIn(yearBegan));
  const totalLiabilities = totals(liabilities, columns.length);
  const totalEquity = earned;
  return {
    assets,
    totalAssets: totals(assets, columns.length),
    liabilities,
    totalLiabilities,
    retained,
    profit: earned.map((all, column) => all - retained[column]!),
    totalEquity,
    liabilitiesAndEquity: totalLiabilities.map((owed, column) => owed + totalEquity[column]!),
  };
}

/** What was earned and spent between two days, for each column; costs are negative. */
export function profitAndLoss(
  columns: readonly { readonly before: Balances; readonly at: Balances }[],
): ProfitAndLoss {
  const moved = columns.map(({ before, at }) => movedBetween(before, at));
  const income = rowsOf(moved, ({ kind }) => kind === 'income', -1n);
  const isLoss = ({ number }: AccountBalance) => creditLossAccounts.has(number);
  const directCosts = rowsOf(moved, (row) => row.kind === 'expense' && !isLoss(row), -1n);
  const creditLosses = rowsOf(moved, (row) => row.kind === 'expense' && isLoss(row), -1n);
  const totalIncome = totals(income, columns.length);
  const margin = plus(totalIncome, totals(directCosts, columns.length));
  const profit = plus(margin, totals(creditLosses, columns.length));
  return { income, totalIncome, directCosts, margin, creditLosses, profit };
}

const plus = (one: readonly bigint[], other: readonly bigint[]) =>
  one.map((amount, at) => amount + other[at]!);

/** Income less expenses, since the books began. */
function earnedIn(balances: Balances): bigint {
  return balances.reduce(
    (sum, { kind, minor }) => (kind === 'income' || kind === 'expense' ? sum - minor : sum),
    0n,
  );
}

function movedBetween(before: Balances, at: Balances): Balances {
  const held = new Map(before.map(({ number, minor }) => [number, minor]));
  return at.map((row) => ({ ...row, minor: row.minor - (held.get(row.number) ?? 0n) }));
}

/** Every account of a kind that any column knows, by number, each with its amount in each column. */
function rowsOf(
  columns: readonly Balances[],
  isOne: (row: AccountBalance) => boolean,
  sign: bigint,
): StatementRow[] {
  const names = new Map(
    columns.flatMap((rows) => rows.filter(isOne).map(({ number, name }) => [number, name] as const)),
  );
  const amounts = columns.map((rows) => new Map(rows.map(({ number, minor }) => [number, minor * sign])));
  return [...names]
    .toSorted(([a], [b]) => a - b)
    .map(([number, name]) => ({ number, name, amounts: amounts.map((of) => of.get(number) ?? 0n) }));
}

function totals(rows: readonly StatementRow[], columns: number): bigint[] {
  return Array.from({ length: columns }, (_, column) =>
    rows.reduce((sum, { amounts }) => sum + amounts[column]!, 0n),
  );
}
