import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { totalOfRows } from '@candor/ui';
import { useDesk } from '../shell/me.ts';
import { Checks } from '../kit/records/facts.tsx';
import { MoneyText } from '../kit/words/money-text.tsx';
import type { Column } from '../kit/table/column.ts';
import { Table } from '../kit/table/table.tsx';
import { dayWords } from '../kit/words/day-words.ts';
import type { MoneyWay } from '../kit/words/money-words.ts';
import { termWords } from '../kit/words/term-words.ts';
import './acts.css';

/**
 * What an act would do, wherever it is shown: on the thing's own page, to whoever asks for it, to whoever
 * approves it.
 */
export type ActPreview = Pick<
  ResponseOf<Calls['console.hardship-preview']>,
  'figures' | 'terms' | 'checks' | 'postings' | 'schedule' | 'sent'
>;
type Figure = ActPreview['figures'][number];
type Term = ActPreview['terms'][number];
type Row = NonNullable<ActPreview['schedule']>['before'][number];

/** Amounts before and after, with their total. */
export function EffectTable({
  figures,
  title,
}: {
  readonly figures: readonly Figure[];
  readonly title: string;
}) {
  const { money, market } = useDesk();
  if (figures.length === 0) return null;
  const total = figures.find(({ isTotal }) => isTotal);
  return (
    <>
      <h2 className="act-head">{title}</h2>
      <div className="act-figures">
        <Table
          label={title}
          columns={figureColumns(money, dayWords(market.businessDate), total)}
          rows={figures.filter(({ isTotal }) => !isTotal)}
          rowKey={({ name }) => name}
          hasTotal={total !== undefined}
          density="dense"
        />
      </div>
    </>
  );
}

/** What is no amount: terms, days, marks. */
export function TermTable({ terms }: { readonly terms: readonly Term[] }) {
  if (terms.length === 0) return null;
  return (
    <>
      <h2 className="act-head">What changes</h2>
      <div className="act-figures" data-columns="2">
        <Table
          label="What changes"
          columns={termColumns}
          rows={terms}
          rowKey={({ name }) => name}
          density="dense"
        />
      </div>
    </>
  );
}

type ScheduleProps = {
  readonly schedule: NonNullable<ActPreview['schedule']>;
  /** Beside a page: days and totals alone. */
  readonly isNarrow?: boolean;
};

/** What is left to pay, before and after, side by side where there is room. */
export function ScheduleChange({ schedule, isNarrow = false }: ScheduleProps) {
  return (
    <div className={isNarrow ? 'act-plans act-plans-narrow' : 'act-plans'}>
      <PlanTable title="Before" rows={schedule.before} isNarrow={isNarrow} />
      <PlanTable title="After" rows={schedule.after} isNarrow={isNarrow} />
    </div>
  );
}

type PlanProps = { readonly title: string; readonly rows: readonly Row[]; readonly isNarrow: boolean };

function PlanTable({ title, rows, isNarrow }: PlanProps) {
  const { money, market } = useDesk();
  const figure = (minor: number | bigint) => <MoneyText way={money} minor={BigInt(minor)} place="column" />;
  const column = (key: string, head: string, of: (row: Row) => number, isStrong = false): Column<Row> => ({
    key,
    head,
    align: 'end',
    look: isStrong ? 'figure' : 'muted',
    cell: (row) => figure(of(row)),
    total: figure(totalOfRows(rows, of)),
  });
  const some = (key: string, head: string, of: (row: Row) => number) =>
    rows.some((row) => of(row) !== 0) ? [column(key, head, of)] : [];
  const parts = [
    column('principal', `Principal ${money.sign}`, ({ principal }) => principal),
    column('interest', 'Interest', ({ interest }) => interest),
    ...some('accrued', 'Accrued', ({ accrued }) => accrued),
    ...some('charges', 'Charges', ({ charges }) => charges),
  ];
  return (
    <section>
      <h2>{title}</h2>
      <Table
        label={`${title}: what is left to pay`}
        columns={[
          {
            key: 'due',
            head: 'Due',
            cell: ({ dueOn }) => dayWords(dueOn, market.businessDate),
            total: 'Total',
          },
          ...(isNarrow ? [] : parts),
          column('total', 'Total', ({ total }) => total, true),
        ]}
        rows={rows}
        rowKey={({ dueOn }) => dueOn}
        hasTotal
        density="dense"
      />
    </section>
  );
}

const states = { kept: 'agrees', look: 'look', broken: 'not' } as const;

/** What was checked for the person who acts. */
export function ActChecks({ checks }: { readonly checks: ActPreview['checks'] }) {
  return <Checks checks={checks.map(({ is, words }) => ({ key: words, state: states[is], words }))} />;
}

/** The very lines that will stand in the books. */
export function Postings({ postings }: { readonly postings: ActPreview['postings'] }) {
  const { money } = useDesk();
  if (postings.length === 0) return <p className="k-muted">Nothing is posted.</p>;
  return (
    <ul className="act-postings" aria-label="Will be posted">
      {postings.map(({ account, side, amount }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an entry never move
        <li key={at}>
          <span>
            {side === 'debit' ? 'Dr' : 'Cr'} {account}
          </span>
          <MoneyText way={money} minor={BigInt(amount)} place="column" />
        </li>
      ))}
    </ul>
  );
}

function figureColumns(way: MoneyWay, day: string, total: Figure | undefined): Column<Figure>[] {
  const figure = (minor: number | null) => (
    <MoneyText way={way} minor={minor === null ? null : BigInt(minor)} place="column" />
  );
  const change = (row: Figure) => figure(row.change || null);
  const looks = { align: 'end', look: 'figure' } as const;
  return [
    { key: 'name', head: `${way.sign}, on ${day}`, cell: ({ name }) => name, total: total?.name },
    {
      ...looks,
      key: 'now',
      head: 'Before',
      cell: ({ now }) => figure(now),
      total: total && figure(total.now),
    },
    {
      ...looks,
      key: 'then',
      head: 'After',
      cell: ({ then }) => figure(then),
      total: total && figure(total.then),
    },
    { ...looks, key: 'change', head: 'Change', cell: change, total: total && change(total) },
  ];
}

const termColumns: Column<Term>[] = [
  { key: 'name', head: 'Term', cell: ({ name }) => termWords(name) },
  {
    key: 'now',
    head: 'Before',
    look: 'muted',
    cell: ({ now }) => (now === '–' ? <span className="act-none">–</span> : valueWords(now)),
  },
  { key: 'then', head: 'After', look: 'strong', cell: ({ then }) => valueWords(then) },
];

/** A day is read as one, with its year: 2027-01-04 → Mon 4 Jan 2027. */
function valueWords(value: string): string {
  return /^\d{4}-\d\d-\d\d$/u.test(value) ? `${dayWords(value)} ${value.slice(0, 4)}` : value;
}
