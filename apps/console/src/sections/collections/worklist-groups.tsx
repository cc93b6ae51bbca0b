import type { ReactNode } from 'react';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import type { Worklist } from './bucket-strip.tsx';
import { bucketWords } from './outcome-words.ts';
import type { Line } from './worklist-columns.tsx';

const sum = (money: MoneyWay, minor: number | null): ReactNode =>
  minor === null ? '–' : <MoneyText way={money} minor={BigInt(minor)} place="column" />;

/** Before the first row of each bucket, in a list by days past due: its name, how many, what they come to. */
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

/** Over the whole filter, not over the page alone. */
export function totalsOf(
  answer: Worklist | undefined,
  money: MoneyWay,
): Readonly<Record<string, ReactNode>> | undefined {
  const total = answer?.total;
  return (
    total && {
      borrower: `Total, ${total.loans} ${total.loans === 1 ? 'account' : 'accounts'}`,
      overdue: sum(money, total.overdue),
      promise: total.promises === 0 ? '–' : sum(money, total.promised),
      promised: total.promises === 0 ? '' : `${total.promises} open`,
    }
  );
}
