import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import { LineChart } from '../../kit/chart/line-chart.tsx';
import { StackedBars } from '../../kit/chart/stacked-bars.tsx';
import { Table } from '../../kit/table/table.tsx';

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const onTime = [18, 19.4, 21, 22.4, 24, 27.7];
const late = [1.4, 1.5, 1.6, 1.8, 1.9, 1.8];
const deep = [0.9, 1.1, 1.2, 1.4, 1.6, 1.9];
const rows = months.map((month, at) => ({
  month,
  values: [onTime[at] ?? 0, late[at] ?? 0, deep[at] ?? 0],
}));

const text = (value: number) => value.toFixed(1);

/** Loaded when the page is opened: a day at a queue needs none. */
export function Charts() {
  return (
    <div className="k-kit-grid">
      <section>
        <ChartFrame
          title="Outstanding by DPD"
          unit="million, invented"
          digit="1"
          chart={
            <StackedBars
              label="Outstanding grows from 20.3 in June to 31.4 in November; the part over 30 DPD from 0.9 to 1.9"
              series={[
                { key: 'on-time', words: 'On time', fill: 'slate-2' },
                { key: 'late', words: '1–30', fill: 'arrears-1' },
                { key: 'deep', words: 'over 30', fill: 'arrears-3' },
              ]}
              bars={rows.map(({ month, values }) => ({ words: month, values }))}
              totalWords={text}
            />
          }
          table={
            <Table
              label="Outstanding by DPD"
              columns={[
                { key: 'month', head: 'Month', cell: ({ month }) => month },
                ...['On time', '1–30', 'over 30'].map((head, at) => ({
                  key: head,
                  head,
                  align: 'end' as const,
                  look: 'figure' as const,
                  cell: ({ values }: (typeof rows)[number]) => text(values[at] ?? 0),
                })),
              ]}
              rows={rows}
              rowKey={({ month }) => month}
            />
          }
          csv={{
            name: 'outstanding-by-days-late',
            heads: ['Month', 'On time', '1–30', 'over 30'],
            rows: rows.map(({ month, values }) => [month].concat(values.map(text))),
          }}
        >
          Invented figures: they tie to nothing.
        </ChartFrame>
      </section>
      <section>
        <ChartFrame
          title="Vintages"
          unit="% over 30 DPD, invented"
          digit="2"
          chart={
            <LineChart
              label="The vintage of September stays below that of April"
              steps={['1', '2', '3', '4', '5', '6', '7']}
              lines={[
                { key: 'apr', values: [0, 2.4, 4.6, 6.1, 7, 7.4, 7.6], name: 'Apr', said: '7.6' },
                { key: 'jun', values: [0, 2.2, 4, 5.3, 5.9], name: 'Jun', said: '5.9' },
                { key: 'sep', values: [0, 1.4], name: 'Sep', said: '1.4', isHighlighted: true },
              ]}
            />
          }
          table={
            <Table
              label="Vintages"
              columns={[
                {
                  key: 'vintage',
                  head: 'Vintage',
                  cell: (row: { vintage: string; last: string }) => row.vintage,
                },
                { key: 'last', head: 'Last', align: 'end', look: 'figure', cell: (row) => row.last },
              ]}
              rows={[
                { vintage: 'Apr', last: '7.6' },
                { vintage: 'Jun', last: '5.9' },
                { vintage: 'Sep', last: '1.4' },
              ]}
              rowKey={(row) => row.vintage}
            />
          }
          csv={{
            name: 'vintages',
            heads: ['Vintage', 'Last'],
            rows: [
              ['Apr', '7.6'],
              ['Jun', '5.9'],
              ['Sep', '1.4'],
            ],
          }}
        />
      </section>
    </div>
  );
}
