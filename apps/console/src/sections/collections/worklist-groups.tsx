import type { ReactNode } from 'react';
import { type ListColumn, writeSort } from '../../kit/list/list-types.ts';
import type { Column } from '../../kit/table/column.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import type { List } from '../../shell/list/use-list.ts';
import type { Worklist } from './bucket-strip.tsx';
import { bucketWords } from './outcome-words.ts';
import type { Line } from './worklist-columns.tsx';

const sum = (money: MoneyWay, minor: number | null): ReactNode =>
  minor === null ? '–' : <MoneyText way={money} minor={BigInt(minor)} place="column" />;

/** Before the first row of each bucket: its name, how many it has, and what they come to. */
export function groupsOf(
  rows: readonly Line[],
  answer: Worklist | undefined,
  money: MoneyWay,
): ReadonlyMap<string, Readonly<Record<string, ReactNode>>> {
  const groups = new Map<string, Readonly<Record<string, ReactNode>>>();
  for (const [at, { loan, bucket }] of rows.entries()) {
    if (rows[at - 1]?.bucket === bucket) continue;
    const figures = answer?.strip.find((each) => each.bucket === bucket);
    groups.set(loan, {
      borrower: (
        <span className="late-group">
          {bucketWords[bucket]} <span className="k-muted">· {figures?.loans ?? 0}</span>
        </span>
      ),
      overdue: sum(money, figures?.overdue ?? null),
    });
  }
  return groups;
}

/** What the address says of the columns when one of them is shown or hidden; the usual ones are no words. */
export function columnsAfter({ columns, shown }: List<Line>, key: string): string {
  const next = columns.filter((column) =>
    column.key === key ? !shown.has(key) : shown.has(column.key) || column.isAlways,
  );
  const isUsual = columns.every(
    (column) => next.includes(column) === (column.isUsual === true || column.isAlways === true),
  );
  return isUsual ? '' : next.map((column) => column.key).join(',');
}

/** The columns that are shown, each with its way to sort, and the totals over the whole filter. */
export function columnsShown(
  list: List<Line>,
  answer: Worklist | undefined,
  money: MoneyWay,
): Column<Line>[] {
  const total = answer?.total;
  const totals: Readonly<Record<string, ReactNode>> = total
    ? {
        borrower: `Total, ${total.loans} ${total.loans === 1 ? 'account' : 'accounts'}`,
        overdue: sum(money, total.overdue),
        promise: total.promises === 0 ? '–' : sum(money, total.promised),
        promised: total.promises === 0 ? '' : `${total.promises} open`,
      }
    : {};
  const sortBy = ({ sort = '', sortsFirst = 'down' }: ListColumn<Line>) => {
    const turned = list.sort.way === 'up' ? 'down' : 'up';
    list.change({ sort: writeSort({ key: sort, way: list.sort.key === sort ? turned : sortsFirst }) });
  };
  return list.columns
    .filter(({ key }) => list.shown.has(key))
    .map((column): Column<Line> => {
      const now = list.sort.key === column.sort ? list.sort.way : null;
      const sorting = column.sort === undefined ? {} : { sorting: { now, onSort: () => sortBy(column) } };
      return Object.assign({}, column, { total: totals[column.key] }, sorting);
    });
}
