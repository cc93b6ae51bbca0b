import { useState } from 'react';
import { type Desk, useDesk } from '../../../shell/me.ts';
import { hrefTo } from '../../../shell/router.ts';
import { Icon } from '../../../kit/icon.tsx';
import { PartHead } from '../../../kit/pane.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { Empty } from '../../../kit/state-lines.tsx';
import type { Column, TableState } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { channelName } from '../../../kit/words/channel-name.ts';
import { dayWords } from '../../../kit/words/day-words.ts';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import type { BankDay, BankLine } from './bank.tsx';
import { ageOf, differenceOf, pairsOf, sumOf, type Pair } from './pairs.ts';

type Props = {
  readonly day: BankDay | undefined;
  readonly state: TableState;
  readonly onAgain: () => void;
  readonly chosen: string | undefined;
  /** Null for an entry that waits for its line: there is nothing to do with it. */
  readonly onChoose: (lineId: string | null, key: string) => void;
};

type Shown = 'all' | 'unmatched' | 'matched';

/** The statement on the left, the books on the right, what belongs together in one row. */
export function BankPairs({ day, state, onAgain, chosen, onChoose }: Props) {
  const desk = useDesk();
  const [shown, setShown] = useState<Shown>('all');
  const pairs = day ? pairsOf(day) : [];
  const open = pairs.filter(({ isMatched }) => !isMatched);
  const matched = pairs.filter(({ isMatched }) => isMatched);
  const rows = shown === 'all' ? pairs : shown === 'unmatched' ? open : matched;
  const words = (name: string, count: number) => (
    <>
      {name} <span className="k-muted">{count.toLocaleString('en-US')}</span>
    </>
  );
  return (
    <>
      <PartHead
        title="Lines and entries"
        words={`in ${desk.money.sign}, paired by amount, day and reference`}
      >
        <Segmented<Shown>
          label="Which lines"
          value={shown}
          options={[
            { value: 'all', words: 'All' },
            { value: 'unmatched', words: words('Unmatched', open.length) },
            { value: 'matched', words: words('Matched', matched.length) },
          ]}
          onChange={setShown}
        />
      </PartHead>
      <div className="pm-pairs">
        <Table
          label="Lines and entries"
          columns={columns(desk, day, rows)}
          rows={rows}
          rowKey={({ key }) => key}
          state={state}
          onAgain={onAgain}
          focused={chosen}
          onFocus={(key) => onChoose(rows.find((row) => row.key === key)?.line?.lineId ?? null, key)}
          clickOpens
          onOpen={({ key, line }) => onChoose(line?.lineId ?? null, key)}
          groups={groupsOf(desk, rows)}
          density="dense"
          hasTotal={rows.length > 0}
          empty={
            <Empty title={shown === 'all' ? 'No line and no entry of this day' : 'None of these'}>
              Import the bank’s statement under Statements.
            </Empty>
          }
        />
      </div>
    </>
  );
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

function groupsOf({ money }: Desk, rows: readonly Pair[]) {
  const figure = (minor: bigint) => <MoneyText way={money} minor={minor} place="column" />;
  const heading = (name: string, those: readonly Pair[], unit: readonly [string, string]) => {
    const lines = those.filter(({ line }) => line !== null);
    const entries = those.flatMap((pair) => pair.entries);
    return {
      statement: `${name} · ${count(lines.length, ...unit)}`,
      amount: figure(sumOf(lines, 'line')),
      books: count(entries.length, 'entry', 'entries'),
      booked: figure(sumOf(those, 'entries')),
    };
  };
  const open = rows.filter(({ isMatched }) => !isMatched);
  const matched = rows.filter(({ isMatched }) => isMatched);
  return new Map([
    ...(open[0] ? [[open[0].key, heading('Unmatched', open, ['line', 'lines'])] as const] : []),
    ...(matched[0] ? [[matched[0].key, heading('Matched', matched, ['pair', 'pairs'])] as const] : []),
  ]);
}

function columns(desk: Desk, day: BankDay | undefined, rows: readonly Pair[]): Column<Pair>[] {
  const { money, market } = desk;
  const figure = (minor: bigint) => <MoneyText way={money} minor={minor} place="column" />;
  const lines = rows.filter(({ line }) => line !== null);
  const entries = rows.flatMap((pair) => pair.entries);
  return [
    {
      key: 'n',
      head: 'Line',
      width: 48,
      look: 'muted',
      bone: 1,
      cell: ({ line }) => line?.n ?? '–',
      total: '',
    },
    {
      key: 'statement',
      head: 'Statement',
      look: 'strong',
      cut: true,
      bone: 4,
      cell: ({ line }) =>
        line ? line.narration || line.number || '–' : <span className="k-muted">in transit</span>,
      total: count(lines.length, 'line', 'lines'),
    },
    {
      key: 'amount',
      head: 'Amount',
      align: 'end',
      look: 'figure',
      width: 112,
      bone: 2,
      cell: ({ line }) => (line ? figure(BigInt(line.amount)) : '–'),
      total: figure(sumOf(rows, 'line')),
    },
    { key: 'link', head: '', width: 32, cell: (pair) => <Link pair={pair} />, total: '' },
    {
      key: 'books',
      head: 'Books 1010',
      cut: true,
      bone: 4,
      cell: (pair) => <Books pair={pair} />,
      total: count(entries.length, 'entry', 'entries'),
    },
    {
      key: 'booked',
      head: 'Amount',
      align: 'end',
      look: 'figure',
      width: 112,
      bone: 2,
      cell: (pair) => (pair.entries.length === 0 ? '–' : figure(sumOf([pair], 'entries'))),
      total: figure(sumOf(rows, 'entries')),
    },
    {
      key: 'age',
      head: 'Diff. or age',
      align: 'end',
      width: 92,
      bone: 1,
      cell: (pair) => <Age pair={pair} today={day?.on ?? market.businessDate} />,
      total: figure(differenceOf(rows)),
    },
  ];
}

function Link({ pair: { line, isMatched } }: { readonly pair: Pair }) {
  if (isMatched)
    return (
      <span className="k-green" title="Matched">
        <Icon name="check" />
      </span>
    );
  if (!line)
    return (
      <span className="k-amber" title="In the books, not at the bank yet">
        <Icon name="clock" />
      </span>
    );
  return (
    <span className="k-muted" title="At the bank, not in the books">
      <Icon name={line.kind === 'remittance' || line.kind === 'debit' ? 'link' : 'plus'} />
    </span>
  );
}

/** What would be done with an open line; it stands there until somebody does it. */
const offers: Readonly<Record<BankLine['kind'], string>> = {
  transfer: 'Apply as a transfer',
  remittance: 'Settle remittance',
  charge: 'Post to 5040 Bank charges',
  interest: 'Post to 4090 Other income',
  debit: 'Match with entries',
};

function Books({ pair: { line, entries } }: { readonly pair: Pair }) {
  const { market } = useDesk();
  const [first] = entries;
  if (first && entries.length === 1)
    return (
      <>
        <a className="k-reference" href={hrefTo('books', first.entryId, { tab: 'journal' })}>
          {first.name}
        </a>{' '}
        {!line && <span className="k-muted">{dayWords(first.businessDate, market.businessDate)}</span>}
      </>
    );
  if (entries.length > 1) return `${entries.length} entries`;
  if (!line) return '–';
  return (
    <span className="pm-offer">
      {offers[line.kind]}
      {line.channel !== null && ` of ${channelName(line.channel)}`}
    </span>
  );
}

/** What a pair is off by; of what has no other side, how long it has stood there. */
function Age({ pair, today }: { readonly pair: Pair; readonly today: string }) {
  const { money } = useDesk();
  const difference = differenceOf([pair]);
  if (pair.isMatched)
    return difference === 0n ? (
      <span className="k-muted">–</span>
    ) : (
      <span className="k-red">
        <MoneyText way={money} minor={difference} place="column" />
      </span>
    );
  const days = ageOf(pair, today);
  return <span className={days > 3 ? 'k-amber' : 'k-muted'}>{days} d</span>;
}
