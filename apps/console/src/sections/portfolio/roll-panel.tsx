import { plainFigure } from '../../kit/words/money-words.ts';
import { useDesk } from '../../shell/me.ts';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import type { Fill } from '../../kit/chart/fill.ts';
import { StackedBars } from '../../kit/chart/stacked-bars.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { bucketColumn, figureColumn, moneyColumn } from './columns.tsx';
import { monthYearWords, percentWords, scaleOf } from './figures.ts';
import type { PanelWay } from './panels.tsx';
import { bucketFills, bucketNames, type PanelProps } from './portfolio-read.ts';
import { rollMatrix, type RollRow } from './roll-matrix.ts';

type Series = { readonly key: string; readonly words: string; readonly fill: Fill };

/** What stood in a later bucket when the month ended. */
const worseOf = ({ bucket, became }: RollRow) =>
  became.slice(bucket + 1, bucketNames.length).reduce((sum, part) => sum + part, 0);

const ends = [...bucketNames, 'Closed'] as const;

/** From which bucket into which, in the last whole month: each row of what was in it when the month began. */
export function RollPanel({ data: { roll }, way, onWay }: PanelProps & PanelWay) {
  const { money } = useDesk();
  const rows = rollMatrix(roll?.rows ?? []).map((row) =>
    Object.assign(row, { name: bucketNames[row.bucket] ?? '' }),
  );
  const total = rows.reduce((sum, { principal }) => sum + principal, 0);
  const scale = scaleOf(money, Math.max(1, ...rows.map(({ principal }) => principal)));
  const share = (part: number, of: number) => percentWords(of === 0 ? null : ((part / of) * 100).toFixed(1));
  return (
    <ChartFrame
      way={way}
      onWay={onWay}
      title="Roll rates"
      unit={
        roll ? `${monthYearWords(roll.month)}, % of principal at the start` : 'after the second month end'
      }
      digit="8"
      chart={
        <StackedBars
          label={`Roll rates: ${rows.map((row) => `${row.name} to worse ${share(worseOf(row), row.principal)}`).join(', ')}`}
          series={[
            ...bucketNames.map((words, at): Series => ({
              key: words,
              words,
              fill: bucketFills[at] ?? 'slate',
            })),
            { key: 'Closed', words: 'Closed', fill: 'slate-3' },
          ]}
          bars={rows.map(({ name, became }) => ({ words: name, values: became.map(scale.of) }))}
          totalWords={(value) => value.toFixed(1)}
        />
      }
      table={
        <Table
          label="Roll rates"
          density="dense"
          hasTotal
          columns={
            [
              bucketColumn<RollRow & { readonly name: string }>(),
              moneyColumn(money, 'At start', ({ principal }) => principal, total),
              ...ends.map((head, to) =>
                figureColumn<RollRow & { readonly name: string }>(
                  head === 'Closed' ? head : `→ ${head}`,
                  ({ became, principal }) => share(became[to] ?? 0, principal),
                ),
              ),
            ] satisfies Column<RollRow & { readonly name: string }>[]
          }
          rows={rows}
          rowKey={({ name }) => name}
        />
      }
      csv={{
        name: `roll-rates-${roll?.month.slice(0, 7) ?? 'none'}`,
        heads: ['From', 'Loans', 'Principal at start', ...ends.map((head) => `To ${head}`)],
        rows: rows.map(({ name, loans, principal, became }) =>
          [name, String(loans), plainFigure(principal, money)].concat(
            became.map((part) => plainFigure(part, money)),
          ),
        ),
      }}
    />
  );
}
