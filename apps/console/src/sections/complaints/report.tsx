import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { ChartFrame } from '../../kit/chart/chart-frame.tsx';
import { saveCsv } from '../../kit/chart/save-csv.ts';
import { StackedBars } from '../../kit/chart/stacked-bars.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Pane, PaneHead, PartHead } from '../../kit/pane.tsx';
import { Figures } from '../../kit/records/facts.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { plainFigure, type MoneyWay } from '../../kit/words/money-words.ts';
import { stretchWords } from '../../kit/words/time-words.ts';

type Report = ResponseOf<Calls['console.complaint-report']>;
type Row = Report['classes'][number];
type By = 'classes' | 'causes' | 'channels' | 'outcomes';

const ways: readonly { readonly value: By; readonly words: string }[] = [
  { value: 'classes', words: 'Class' },
  { value: 'causes', words: 'Root cause' },
  { value: 'channels', words: 'Channel' },
  { value: 'outcomes', words: 'Outcome' },
];

const isDay = (words: string) => /^\d{4}-\d{2}-\d{2}$/u.test(words) && !Number.isNaN(Date.parse(words));

/** What came in over a period: about what, why, how it ended, in time or not, and what it cost. */
export function ComplaintReport() {
  const { market, money } = useDesk();
  const today = market.businessDate;
  const [askedFrom, setFrom] = useQuery<string>('from', '');
  const [askedTo, setTo] = useQuery<string>('to', '');
  const from = isDay(askedFrom) ? askedFrom : `${today.slice(0, 4)}-01-01`;
  const to = isDay(askedTo) ? askedTo : today;
  const [by, setBy] = useQuery<By>('by', 'classes', ['classes', 'causes', 'channels', 'outcomes']);
  const { loaded, reload } = useLoad('console.complaint-report', { market: market.market, from, to });
  const report = loaded.read?.data;
  const total = report?.total ?? undefined;
  const state = tableStateOf(loaded, market.timeZone);
  const byWords = ways.find(({ value }) => value === by)?.words ?? '';
  const name = `complaints-${from}-${to}`;
  return (
    <Pane>
      <PaneHead title="Complaint report">
        <div className="complaint-log-row">
          <DayField label="Received from" value={from} onChange={setFrom} />
          <DayField label="To" value={to} onChange={setTo} />
          {report?.form && <FormButton form={report.form} name={name} />}
        </div>
      </PaneHead>
      {total && <ReportFigures total={total} money={money} />}
      {report && !total && state.state === 'ready' ? (
        <Empty title="No complaint was received in this period">Choose other days above.</Empty>
      ) : (
        <>
          <ChartFrame
            title="SLA by month received"
            unit="complaints"
            chart={<MonthBars months={report?.months ?? []} />}
            table={
              <Table
                label="By month"
                columns={columns('Month', money, total)}
                rows={report?.months ?? []}
                rowKey={({ key }) => key}
                hasTotal
                state={state}
                onAgain={reload}
              />
            }
            csv={{ name: `${name}-months`, heads: csvHeads('Month'), rows: csvRows(report?.months, money) }}
          />
          <PartHead title={`By ${byWords.toLowerCase()}`}>
            <SelectField label="By" value={by} options={ways} onChange={setBy} />
            <Button
              size="small"
              icon="download"
              onClick={() => saveCsv(`${name}-${by}`, csvHeads(byWords), csvRows(report?.[by], money))}
            >
              CSV
            </Button>
          </PartHead>
          <Table
            label={`By ${byWords.toLowerCase()}`}
            columns={columns(byWords, money, total)}
            rows={report?.[by] ?? []}
            rowKey={({ key }) => key}
            hasTotal
            state={state}
            onAgain={reload}
          />
        </>
      )}
    </Pane>
  );
}

/** The regulator's own form; what nothing here knows is left empty in it. */
function FormButton({ form, name }: { readonly form: NonNullable<Report['form']>; readonly name: string }) {
  const [heads = [], ...rows] = form.rows;
  return (
    <Button icon="download" onClick={() => saveCsv(`${name}-regulator`, heads, rows)}>
      {form.name}
    </Button>
  );
}

function ReportFigures({ total, money }: { readonly total: Row; readonly money: MoneyWay }) {
  const answered = total.kept + total.missed;
  const share = answered === 0 ? '–' : `${((total.kept / answered) * 100).toFixed(1)} %`;
  return (
    <Figures
      figures={[
        { what: 'Received', value: total.received.toLocaleString('en'), below: `${total.open} open in time` },
        { what: 'SLA kept', value: share, below: `${total.missed} missed` },
        { what: 'First response', value: timeWords(total.firstMinutes), below: 'median' },
        { what: 'Resolution', value: timeWords(total.answerMinutes), below: 'median' },
        {
          what: 'Upheld',
          value: String(total.upheld + total.partly),
          below: `${total.partly} partly, ${total.notUpheld} not upheld`,
        },
        { what: 'Redress', value: <MoneyText way={money} minor={String(total.redress)} /> },
      ]}
    />
  );
}

const monthWords = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });

/** "Nov" within a year; over more than one, "11/26", so that no two are called the same. */
function shortMonth(key: string, months: number): string {
  const [year = '', month = ''] = key.split('-');
  return months > 12 ? `${month}/${year.slice(2)}` : monthWords.format(Date.parse(`${key}-01T00:00:00Z`));
}

function MonthBars({ months }: { readonly months: readonly Row[] }) {
  return (
    <StackedBars
      label={`Complaints by month: ${months.map(({ key, received, missed }) => `${key} ${received}, ${missed} missed`).join('; ')}`}
      series={[
        { key: 'kept', words: 'SLA kept', fill: 'slate' },
        { key: 'open', words: 'Open in time', fill: 'slate-3' },
        { key: 'missed', words: 'SLA missed', fill: 'red' },
      ]}
      bars={months.map(({ key, kept, open, missed }) => ({
        words: shortMonth(key, months.length),
        values: [kept, open, missed],
      }))}
      totalWords={(count) => String(count)}
    />
  );
}

const timeWords = (minutes: number | null) => (minutes === null ? '–' : stretchWords(minutes));

function columns(head: string, money: MoneyWay, total: Row | undefined): Column<Row>[] {
  const count = (name: string, of: (row: Row) => number): Column<Row> => ({
    key: name,
    head: name,
    align: 'end',
    look: 'figure',
    cell: (row) => (of(row) === 0 ? '–' : of(row).toLocaleString('en')),
    ...(total && { total: of(total).toLocaleString('en') }),
  });
  return [
    { key: 'name', head, look: 'strong', wrap: true, cell: ({ name }) => name, total: 'Total' },
    count('Received', ({ received }) => received),
    count('SLA kept', ({ kept }) => kept),
    {
      ...count('Missed', ({ missed }) => missed),
      cell: ({ missed }) => (missed === 0 ? '–' : <span className="k-red">{missed}</span>),
    },
    count('Open', ({ open }) => open),
    count('Upheld', ({ upheld }) => upheld),
    count('Partly', ({ partly }) => partly),
    count('Not upheld', ({ notUpheld }) => notUpheld),
    {
      key: 'first',
      head: 'First response',
      align: 'end',
      cell: ({ firstMinutes }) => timeWords(firstMinutes),
      ...(total && { total: timeWords(total.firstMinutes) }),
    },
    {
      key: 'answer',
      head: 'Resolution',
      align: 'end',
      cell: ({ answerMinutes }) => timeWords(answerMinutes),
      ...(total && { total: timeWords(total.answerMinutes) }),
    },
    {
      key: 'redress',
      head: `Redress ${money.sign}`,
      align: 'end',
      look: 'figure',
      cell: ({ redress }) => <MoneyText way={money} minor={String(redress)} place="column" />,
      ...(total && { total: <MoneyText way={money} minor={String(total.redress)} place="column" /> }),
    },
  ];
}

const csvHeads = (head: string) => [
  head,
  'Received',
  'SLA kept',
  'SLA missed',
  'Open in time',
  'Upheld',
  'Partly upheld',
  'Not upheld',
  'First response, median minutes',
  'Resolution, median minutes',
  'Redress',
];

function csvRows(rows: readonly Row[] | undefined, money: MoneyWay): string[][] {
  return (rows ?? []).map((row) => [
    row.name,
    String(row.received),
    String(row.kept),
    String(row.missed),
    String(row.open),
    String(row.upheld),
    String(row.partly),
    String(row.notUpheld),
    row.firstMinutes === null ? '' : String(row.firstMinutes),
    row.answerMinutes === null ? '' : String(row.answerMinutes),
    plainFigure(row.redress, money),
  ]);
}
