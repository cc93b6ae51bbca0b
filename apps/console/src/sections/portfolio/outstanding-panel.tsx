import { plainFigure } from '../../kit/words/money-words.ts';
import { useDesk } from '../../shell/me.ts';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import { StackedBars } from '../../kit/chart/stacked-bars.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { Table } from '../../kit/table/table.tsx';
import { moneyColumn, strongColumn } from './columns.tsx';
import { monthWords, monthYearWords, scaleOf } from './figures.ts';
import type { PanelWay } from './panels.tsx';
import { bucketFills, bucketNames, type PanelProps } from './portfolio-read.ts';

/** What was outstanding as each month ended, by how late it was. */
export function OutstandingPanel({ data: { months, tie }, filter, on, way, onWay }: PanelProps & PanelWay) {
  const { money } = useDesk();
  const totals = months.map(({ principal }) => principal);
  const scale = scaleOf(money, Math.max(0, ...totals));
  const last = totals.at(-1) ?? 0;
  return (
    <ChartFrame
      way={way}
      onWay={onWay}
      title="Outstanding by DPD"
      unit={scale.words}
      digit="1"
      chart={
        <StackedBars
          label={`Outstanding principal as each month ended, from ${scale.of(totals[0] ?? 0).toFixed(1)} to ${scale.of(last).toFixed(1)} ${scale.words}`}
          series={bucketNames.map((words, at) => ({ key: words, words, fill: bucketFills[at] ?? 'slate' }))}
          bars={months.map((month) => ({
            words: monthWords(month.on),
            values: month.buckets.map(({ principal }) => scale.of(principal)),
          }))}
          totalWords={(total) =>
            total.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
          }
        />
      }
      table={
        <Table
          label="Outstanding by DPD"
          density="dense"
          columns={[
            strongColumn('Month', (at: number) => monthYearWords(months[at]?.on ?? on)),
            ...bucketNames.map((head, bucket) =>
              moneyColumn(money, head, (at: number) => months[at]?.buckets[bucket]?.principal ?? 0),
            ),
            moneyColumn(money, 'Total', (at: number) => totals[at] ?? 0),
          ]}
          rows={months.map((_, at) => at)}
          rowKey={String}
        />
      }
      csv={{
        name: `outstanding-${on}`,
        heads: ['As this day ended', ...bucketNames, 'Total'],
        rows: months.map((month, at) =>
          [month.on].concat(
            month.buckets.map(({ principal }) => plainFigure(principal, money)),
            plainFigure(totals[at] ?? 0, money),
          ),
        ),
      }}
    >
      {tie && filter.product === undefined && (
        <>
          The last bar is 1210 Principal: <MoneyText way={money} minor={String(last)} />, books{' '}
          <MoneyText way={money} minor={String(tie.ledger)} />.
        </>
      )}
    </ChartFrame>
  );
}
