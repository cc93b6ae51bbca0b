import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import { LineChart } from '../../kit/chart/line-chart.tsx';
import { Table } from '../../kit/table/table.tsx';
import { plainFigure } from '../../kit/words/money-words.ts';
import { figureColumn, moneyColumn, strongColumn } from './columns.tsx';
import { monthWords, monthYearWords, percentWords } from './figures.ts';
import type { PanelWay } from './panels.tsx';
import type { PanelProps } from './portfolio-read.ts';

type Cohorts = ResponseOf<Calls['console.portfolio-cohorts']>;
type First = Cohorts['firstPayments'][number];
type TableVintage = Cohorts['tables'][number];

/** Who did not even pay the first instalment: what a month's decisions let in. */
export function FirstPaymentPanel({ filter, on, way, onWay }: PanelProps & PanelWay) {
  const { money, market } = useDesk();
  const { loaded, reload } = useLoad('console.portfolio-cohorts', filter);
  const rows = loaded.read?.data.firstPayments ?? [];
  const told = rows.filter(({ percent }) => percent !== null);
  return (
    <ChartFrame
      way={way}
      onWay={onWay}
      title="First-payment default"
      unit="% of amount, first instalment over 30 DPD"
      digit="9"
      chart={
        <LineChart
          label={`First-payment default: ${told.map(({ month, percent }) => `${monthWords(month)} ${percent} %`).join(', ')}`}
          axis="month disbursed"
          steps={told.map(({ month }) => monthWords(month))}
          lines={[
            {
              key: 'fpd',
              values: told.map(({ percent }) => Number(percent)),
              said: told.at(-1) ? `${Number(told.at(-1)?.percent).toFixed(1)} %` : '',
              isHighlighted: true,
            },
          ]}
        />
      }
      table={
        <Table
          label="First-payment default"
          density="dense"
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          columns={[
            strongColumn('Disbursed in', ({ month }: First) => monthYearWords(month)),
            figureColumn('Loans', ({ loans }: First) => loans.toLocaleString('en')),
            figureColumn('Matured', ({ dueLoans }: First) => dueLoans.toLocaleString('en')),
            figureColumn('Defaults', ({ defaultLoans }: First) => defaultLoans.toLocaleString('en')),
            moneyColumn(money, 'Defaulted', ({ defaultAmount }: First) => defaultAmount),
            figureColumn('FPD', ({ percent }: First) => percentWords(percent)),
          ]}
          rows={rows}
          rowKey={({ month }) => month}
        />
      }
      csv={{
        name: `first-payment-default-${on}`,
        heads: [
          'Month',
          'Loans',
          'Disbursed',
          'Matured loans',
          'Matured',
          'Default loans',
          'Defaulted',
          'FPD %',
        ],
        rows: rows.map((row) => [
          row.month.slice(0, 7),
          String(row.loans),
          plainFigure(row.amount, money),
          String(row.dueLoans),
          plainFigure(row.dueAmount, money),
          String(row.defaultLoans),
          plainFigure(row.defaultAmount, money),
          row.percent ?? '',
        ]),
      }}
    />
  );
}

const nameOf = ({ version, productName }: TableVintage) =>
  `${productName}, ${version === 0 ? 'no table' : `table v${version}`}`;

/** How what each version of the decision table let in went on, by product. */
export function TablesPanel({ filter, on, way, onWay }: PanelProps & PanelWay) {
  const { money, market } = useDesk();
  const { loaded, reload } = useLoad('console.portfolio-cohorts', filter);
  const rows = loaded.read?.data.tables ?? [];
  const newest = Math.max(0, ...rows.map(({ version }) => version));
  const longest = Math.max(1, ...rows.map(({ late }) => late.length));
  return (
    <ChartFrame
      way={way}
      onWay={onWay}
      title="Vintages by decision table"
      unit="% ever over 30 DPD"
      chart={
        <LineChart
          label={`Vintages by decision table: ${rows.map((row) => `${nameOf(row)} ${row.percents.at(-1) ?? '0'} %`).join(', ')}`}
          axis="months since disbursement"
          steps={Array.from({ length: longest }, (_unused, age) => String(age))}
          lines={rows.map((row) => ({
            key: nameOf(row),
            values: row.percents.map(Number),
            name: row.version === 0 ? '–' : `v${row.version}`,
            said: Number(row.percents.at(-1) ?? 0).toFixed(1),
            isHighlighted: row.version === newest,
          }))}
        />
      }
      table={
        <Table
          label="Vintages by decision table"
          density="dense"
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          columns={[
            strongColumn('Product, table', nameOf),
            figureColumn('Loans', ({ loans }: TableVintage) => loans.toLocaleString('en')),
            moneyColumn(money, 'Disbursed', ({ amount }: TableVintage) => amount),
            moneyColumn(money, 'Ever over 30', ({ late }: TableVintage) => late.at(-1) ?? 0),
            figureColumn('Share', ({ percents }: TableVintage) => percentWords(percents.at(-1) ?? null)),
          ]}
          rows={rows}
          rowKey={nameOf}
        />
      }
      csv={{
        name: `vintages-by-table-${on}`,
        heads: [
          'Product',
          'Table version',
          'Loans',
          'Disbursed',
          ...Array.from({ length: longest }, (_unused, age) => `Over 30 by month ${age}`),
        ],
        rows: rows.map(({ productName, version, loans, amount, late }) =>
          [
            productName,
            version === 0 ? '' : String(version),
            String(loans),
            plainFigure(amount, money),
          ].concat(late.map((part) => plainFigure(part, money))),
        ),
      }}
    />
  );
}
