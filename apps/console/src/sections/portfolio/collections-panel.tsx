import { plainFigure } from '../../kit/words/money-words.ts';
import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { figureColumn, moneyColumn, strongColumn } from './columns.tsx';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { monthWords, monthYearWords, percentWords, scaleOf } from './figures.ts';
import { MarkedBars } from './marked-bars.tsx';
import type { PanelWay } from './panels.tsx';
import type { PanelProps } from './portfolio-read.ts';

const parts = ['principal', 'interest', 'fee', 'penalty', 'ahead'] as const;
const partNames = ['Principal', 'Interest', 'Fees', 'Late charges', 'Ahead'] as const;

type Month = ResponseOf<Calls['console.portfolio-collections']>['months'][number];

/** What came in each month beside what the schedules said would fall due. */
export function CollectionsPanel({ filter, on, way, onWay }: PanelProps & PanelWay) {
  const { money, market } = useDesk();
  const { loaded, reload } = useLoad('console.portfolio-collections', filter);
  const months = loaded.read?.data.months ?? [];
  const plain = (minor: number) => plainFigure(minor, money);
  const scale = scaleOf(
    money,
    Math.max(0, ...months.flatMap(({ planned, collected }) => [planned, collected])),
  );
  return (
    <ChartFrame
      way={way}
      onWay={onWay}
      title="Collected against plan"
      unit={scale.words}
      digit="5"
      chart={
        <MarkedBars
          label={`Collected of planned: ${months.map((month) => `${monthWords(month.month)} ${percentWords(month.percent)}`).join(', ')}`}
          bars={months.map(({ month, collected, planned }) => ({
            words: monthWords(month),
            value: scale.of(collected),
            mark: scale.of(planned),
          }))}
          valueWords="collected"
          markWords="planned"
        />
      }
      table={
        <Table
          label="Collected against plan"
          density="dense"
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          columns={
            [
              strongColumn('Month', ({ month }) => monthYearWords(month)),
              moneyColumn(money, 'Planned', ({ planned }) => planned),
              moneyColumn(money, 'Collected', ({ collected }) => collected),
              figureColumn('Share', ({ percent }) => percentWords(percent)),
              moneyColumn(money, 'Disbursed', ({ paidOut }) => paidOut),
              moneyColumn(money, 'Written off', ({ writtenOff }) => writtenOff),
            ] satisfies Column<Month>[]
          }
          rows={months}
          rowKey={({ month }) => month}
        />
      }
      csv={{
        name: `collections-${on}`,
        heads: ['Month', 'Planned', 'Collected', ...partNames, 'Loans disbursed', 'Disbursed', 'Written off'],
        rows: months.map((month) =>
          [month.month.slice(0, 7)].concat(
            [month.planned, month.collected, ...parts.map((part) => month[part])].map(plain),
            String(month.loans),
            [month.paidOut, month.writtenOff].map(plain),
          ),
        ),
      }}
    >
      Collected is what the books allocated to loans; what came early or late counts when it came.
    </ChartFrame>
  );
}
