import { plainFigure } from '../../kit/words/money-words.ts';
import { useDesk } from '../../shell/me.ts';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import { Table } from '../../kit/table/table.tsx';
import { bucketColumn, figureColumn, moneyColumn } from './columns.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { monthWords, percentWords } from './figures.ts';
import { LevelBars } from './level-bars.tsx';
import type { PanelWay } from './panels.tsx';
import { bucketFills, bucketNames, type PanelProps } from './portfolio-read.ts';

type Row = {
  readonly name: string;
  readonly bucket: number;
  readonly loans: number;
  readonly principal: number;
  readonly share: string;
};

/** How late the loans are, and how much of each bucket rolled into the next in the last whole month. */
export function ArrearsPanel({ data: { months, roll }, on, way, onWay }: PanelProps & PanelWay) {
  const { money, market } = useDesk();
  const last = months.at(-1);
  const { buckets = [], loans = 0, principal = 0 } = last ?? {};
  const rolled = (bucket: number) => percentWords(roll?.rolledIn[bucket] ?? null);
  const rows = bucketNames.map((name, bucket) => ({
    name,
    bucket,
    loans: buckets[bucket]?.loans ?? 0,
    principal: buckets[bucket]?.principal ?? 0,
    share: percentWords(buckets[bucket]?.percent ?? null),
  }));
  const rollHead = roll ? `Roll rate, ${monthWords(roll.month)}` : 'Roll rate';
  return (
    <ChartFrame
      way={way}
      onWay={onWay}
      title="Arrears"
      unit={`as ${dayWords(on, market.businessDate)} ended`}
      digit="3"
      chart={
        <LevelBars
          label={`Outstanding by DPD: ${rows.map((row) => `${row.name} ${row.share}`).join(', ')}`}
          bars={rows.map((row) => ({
            words: row.name,
            value: row.principal,
            said: row.share,
            beside: row.loans.toLocaleString('en'),
            fill: bucketFills[row.bucket] ?? 'slate',
          }))}
        />
      }
      table={
        <Table
          label="Arrears"
          hasTotal
          columns={[
            bucketColumn<Row>(),
            figureColumn('Loans', (row: Row) => row.loans.toLocaleString('en'), loans.toLocaleString('en')),
            moneyColumn(money, 'Outstanding', (row: Row) => row.principal, principal),
            figureColumn('Share', (row: Row) => row.share, percentWords(principal === 0 ? null : '100.00')),
            figureColumn(rollHead, (row: Row) => rolled(row.bucket)),
          ]}
          rows={rows}
          rowKey={(row) => row.name}
        />
      }
      csv={{
        name: `arrears-${on}`,
        heads: ['DPD', 'Loans', 'Outstanding', rollHead],
        rows: rows.map((row) => [
          row.name,
          String(row.loans),
          plainFigure(row.principal, money),
          rolled(row.bucket),
        ]),
      }}
    >
      Restructured loans keep their DPD until they are cured; Collections leaves out those with nothing past
      due.
    </ChartFrame>
  );
}
