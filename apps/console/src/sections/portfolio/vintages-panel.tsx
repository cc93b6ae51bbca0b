import { plainFigure } from '../../kit/words/money-words.ts';
import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import { LineChart } from '../../kit/chart/line-chart.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { figureColumn, moneyColumn, strongColumn } from './columns.tsx';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { monthWords, monthYearWords, percentWords } from './figures.ts';
import type { PanelWay } from './panels.tsx';
import type { PanelProps } from './portfolio-read.ts';

type Vintage = ResponseOf<Calls['console.portfolio-vintages']>['vintages'][number];

/** The newest are what today's decisions make. */
const highlighted = 3;

/** How much of what a month paid out was ever more than 30 days late, month by month of its life. */
export function VintagesPanel({ filter, on, way, onWay }: PanelProps & PanelWay) {
  const { money, market } = useDesk();
  const { loaded, reload } = useLoad('console.portfolio-vintages', filter);
  const vintages = loaded.read?.data.vintages ?? [];
  const percents = vintages.map((vintage) => vintage.percents.map(Number));
  const longest = Math.max(1, ...vintages.map(({ late }) => late.length));
  const old = vintages.map(({ late }, at) => ({ late, at })).filter(({ late }) => late.length > 1);
  return (
    <ChartFrame
      way={way}
      onWay={onWay}
      title="Vintages"
      unit="% ever over 30 DPD"
      digit="2"
      chart={
        <LineChart
          label={`Vintages by month of disbursement: ${old.map(({ at }) => `${monthWords(vintages[at]?.month ?? on)} ${(percents[at]?.at(-1) ?? 0).toFixed(1)} %`).join(', ')}`}
          axis="months since disbursement"
          steps={Array.from({ length: longest }, (_unused, age) => String(age))}
          lines={old.map(({ at }, nth) => lineOf(vintages[at], percents[at] ?? [], nth, old.length))}
        />
      }
      table={
        <Table
          label="Vintages"
          density="dense"
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          columns={
            [
              strongColumn('Disbursed in', ({ month }) => monthYearWords(month)),
              figureColumn('Loans', ({ loans }) => loans.toLocaleString('en')),
              moneyColumn(money, 'Disbursed', ({ amount }) => amount),
              moneyColumn(money, 'Ever over 30', ({ late }) => late.at(-1) ?? 0),
              figureColumn('Share', ({ percents: shares }) => percentWords(shares.at(-1) ?? null)),
            ] satisfies Column<Vintage>[]
          }
          rows={vintages}
          rowKey={({ month }) => month}
        />
      }
      csv={{
        name: `vintages-${on}`,
        heads: [
          'Month',
          'Loans',
          'Disbursed',
          ...Array.from({ length: longest }, (_unused, age) => `Over 30 by month ${age}`),
        ],
        rows: vintages.map(({ month, loans, amount, late }) =>
          [month.slice(0, 7), String(loans), plainFigure(amount, money)].concat(
            late.map((part) => plainFigure(part, money)),
          ),
        ),
      }}
    />
  );
}

/** The newest are in blue; each says at its end which it is and what it came to. */
function lineOf(vintage: Vintage | undefined, values: readonly number[], nth: number, count: number) {
  const month = vintage?.month ?? '';
  return {
    key: month,
    values,
    name: monthWords(month),
    said: (values.at(-1) ?? 0).toFixed(1),
    isHighlighted: nth >= count - highlighted,
  };
}
