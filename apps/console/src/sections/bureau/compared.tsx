import { type Desk, useDesk } from '../../shell/me.ts';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import { type BureauFigures, statusWords } from './bureau-types.ts';

type Line = {
  readonly key: string;
  readonly name: string;
  readonly told: string;
  readonly right: string;
  readonly differs: boolean;
};

const names: readonly (readonly [keyof BureauFigures, string])[] = [
  ['status', 'Status'],
  ['daysLate', 'DPD'],
  ['overdue', 'Overdue'],
  ['outstanding', 'Outstanding'],
  ['instalment', 'Instalment'],
  ['sanctioned', 'Principal'],
  ['writtenOff', 'Written off'],
  ['closedOn', 'Closed on'],
];

type Props = {
  readonly reported: BureauFigures;
  readonly right: BureauFigures;
  readonly differs: readonly string[];
};

/** Figure by figure: what the bureaus were told, and what is right of that same day. */
export function Compared({ reported, right, differs }: Props) {
  const desk = useDesk();
  const lines: Line[] = names.map(([key, name]) => ({
    key,
    name,
    told: valueWords(desk, key, reported),
    right: valueWords(desk, key, right),
    differs: differs.includes(key),
  }));
  return (
    <Table label="As reported" columns={columns} rows={lines} rowKey={({ key }) => key} density="dense" />
  );
}

const columns: readonly Column<Line>[] = [
  { key: 'name', head: '', width: 140, look: 'muted', cell: ({ name }) => name },
  { key: 'told', head: 'Reported', align: 'end', look: 'figure', cell: ({ told }) => told },
  {
    key: 'right',
    head: 'In the books now',
    align: 'end',
    look: 'figure',
    cell: ({ right, differs }) => <span className={differs ? 'k-red' : 'k-muted'}>{right}</span>,
  },
];

function valueWords({ money, market }: Desk, key: keyof BureauFigures, figures: BureauFigures): string {
  if (key === 'status') return statusWords[figures.status];
  if (key === 'daysLate') return String(figures.daysLate);
  if (key === 'closedOn')
    return figures.closedOn === null ? '–' : dayWords(figures.closedOn, market.businessDate);
  if (key === 'openedOn') return dayWords(figures.openedOn, market.businessDate);
  return moneyWords(money, BigInt(figures[key]));
}
