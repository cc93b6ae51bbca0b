import { plainFigure } from '../../kit/words/money-words.ts';
import { useDesk } from '../../shell/me.ts';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import type { Fill } from '../../kit/chart/fill.ts';
import { StackedBars } from '../../kit/chart/stacked-bars.tsx';
import { Table } from '../../kit/table/table.tsx';
import { bucketColumn, figureColumn, moneyColumn } from './columns.tsx';
import { monthYearWords, percentWords } from './figures.ts';
import type { PanelWay } from './panels.tsx';
import { bucketFills, bucketNames, type PanelProps, type PortfolioRead } from './portfolio-read.ts';

type Rolled = NonNullable<PortfolioRead['roll']>['matrix'][number];
type Row = Rolled & { readonly name: string; readonly bucket: number };
type Series = { readonly key: string; readonly words: string; readonly fill: Fill };

const ends = [...bucketNames, 'Closed'] as const;
const series: readonly Series[] = [
  ...bucketNames.map((words, at): Series => ({ key: words, words, fill: bucketFills[at] ?? 'slate' })),
  { key: 'Closed', words: 'Closed', fill: 'slate-3' },
];

/** From which bucket into which, in the last whole month: each row of what was in it at the start. */
export function RollPanel({ data: { roll }, way, onWay }: PanelProps & PanelWay) {
  const { money } = useDesk();
  const rows: Row[] = (roll?.matrix ?? []).map((row, bucket) =>
    Object.assign({ name: bucketNames[bucket] ?? '', bucket }, row),
  );
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
          label={`Roll rates: ${rows.map(({ name, percents }) => `${name} closed ${percentWords(percents.at(-1) ?? null)}`).join(', ')}`}
          series={series}
          bars={rows.map(({ name, percents }) => ({ words: name, values: percents.map(Number) }))}
          totalWords={(whole) => `${Math.round(whole)} %`}
        />
      }
      table={
        <Table
          label="Roll rates"
          density="dense"
          hasTotal
          columns={[
            bucketColumn<Row>(),
            moneyColumn(money, 'At start', ({ principal }: Row) => principal, roll?.principal ?? 0),
            ...ends.map((head, to) =>
              // The panel's head says that they are percent.
              figureColumn<Row>(head, ({ percents }) => percents[to] ?? '–'),
            ),
          ]}
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
