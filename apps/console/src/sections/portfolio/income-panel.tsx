import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { plainFigure } from '../../kit/words/money-words.ts';
import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { moneyColumn, strongColumn } from './columns.tsx';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { monthWords, monthYearWords, scaleOf } from './figures.ts';
import { MarkedBars } from './marked-bars.tsx';
import type { PanelWay } from './panels.tsx';
import type { PanelProps } from './portfolio-read.ts';

type Month = ResponseOf<Calls['console.portfolio-income']>['months'][number];

/**
 * What the books say was earned, what it cost, and what is left; of all products, for accounts know of none.
 */
export function IncomePanel({ filter, on, way, onWay }: PanelProps & PanelWay) {
  const { money, market } = useDesk();
  const { loaded, reload } = useLoad('console.portfolio-income', {
    market: filter.market,
    ...(filter.on !== undefined && { on: filter.on }),
  });
  const { accounts, months } = loaded.read?.data ?? { accounts: [], months: [] };
  const scale = scaleOf(money, Math.max(0, ...months.flatMap(({ income, expense }) => [income, expense])));
  return (
    <ChartFrame
      way={way}
      onWay={onWay}
      title="Income and cost"
      unit={`${scale.words}, all products`}
      digit="6"
      chart={
        <MarkedBars
          label={`Income by month: ${months.map(({ month, income }) => `${monthWords(month)} ${scale.of(income).toFixed(1)}`).join(', ')} ${scale.words}`}
          bars={months.map(({ month, income, expense }) => ({
            words: monthWords(month),
            value: scale.of(income),
            mark: scale.of(expense),
          }))}
          valueWords="income"
          markWords="cost and write-offs"
        />
      }
      table={
        <Table
          label="Income and cost"
          density="dense"
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          columns={
            [
              strongColumn('Month', ({ month }) => monthYearWords(month)),
              ...accounts.map(({ name }, at) =>
                moneyColumn(money, name, ({ amounts }: Month) => amounts[at] ?? 0),
              ),
              moneyColumn(money, 'Net income', ({ net }) => net),
            ] satisfies Column<Month>[]
          }
          rows={months}
          rowKey={({ month }) => month}
        />
      }
      csv={{
        name: `income-${on}`,
        heads: ['Month', ...accounts.map(({ number, name }) => `${number} ${name}`), 'Net income'],
        rows: months.map(({ month, amounts, net }) =>
          [month.slice(0, 7)].concat(
            amounts.map((minor) => plainFigure(minor, money)),
            plainFigure(net, money),
          ),
        ),
      }}
    >
      From the accounts’ own debits and credits: {accounts.map(({ number }) => number).join(', ')}.
    </ChartFrame>
  );
}
