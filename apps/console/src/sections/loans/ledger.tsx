import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { figureWords, type MoneyWay } from '../../kit/words/money-words.ts';
import { LedgerCsv } from './ledger-csv.tsx';

type Answer = ResponseOf<Calls['console.loan-ledger']>;
type Line = Answer['groups'][number];
type View = 'grouped' | 'every';

const alone = ({ on, reverses: _reverses, ...entry }: Answer['entries'][number]): Line => ({
  ...entry,
  count: 1,
  from: on,
  to: on,
});

/** What the books say of the loan, newest first. What days brought is folded, and opened with E. */
export function Ledger({ loan }: { readonly loan: string }) {
  const { market, money, may } = useDesk();
  const [view, setView] = useQuery<View>('ledger', 'grouped', ['grouped', 'every']);
  const [after, setAfter] = useState('');
  const { loaded, reload } = useLoad('console.loan-ledger', {
    market: market.market,
    loan,
    ...(after !== '' && { cursor: after }),
  });
  const toggle = () => setView(view === 'grouped' ? 'every' : 'grouped');
  useKeys('Ledger', [
    { keys: 'e', words: view === 'grouped' ? 'open entries' : 'fold entries', inBar: true, run: toggle },
  ]);
  const answer = loaded.read?.data;
  const rows = (view === 'grouped' ? answer?.groups : answer?.entries.map(alone)) ?? [];
  const next = answer?.nextCursor;
  return (
    <>
      <PartHead
        title="Ledger"
        words={
          answer &&
          `newest first · ${answer.count === 1 ? '1 entry comes' : `${answer.count} entries come`} to ${money.sign}${figureWords(money, BigInt(answer.owed))} owed`
        }
      >
        <Segmented
          label="How entries are shown"
          value={view}
          options={[
            { value: 'grouped', words: 'Grouped' },
            { value: 'every', words: 'Every entry' },
          ]}
          onChange={setView}
        />
        <LedgerCsv loan={loan} />
      </PartHead>
      <Table
        label="Ledger"
        columns={columns(money, market.businessDate, { onOpen: toggle, leads: may('books.read') })}
        rows={rows}
        rowKey={({ entryId }) => entryId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        density="dense"
        empty={<Empty title="Nothing is posted yet">The first entry is the disbursement.</Empty>}
      />
      {answer?.payoff && <ToPayoff owed={answer.owed} payoff={answer.payoff} />}
      {(next || after !== '') && (
        <div className="k-buttons">
          {after !== '' && <Button onClick={() => setAfter('')}>The newest</Button>}
          {next && <Button onClick={() => setAfter(next)}>Older entries</Button>}
        </div>
      )}
    </>
  );
}

type Payoff = NonNullable<Answer['payoff']>;

/** Why the payoff amount above is not what the entries come to. */
function ToPayoff({ owed, payoff }: { readonly owed: number; readonly payoff: Payoff }) {
  const { money, market } = useDesk();
  const text = (minor: number) => <MoneyText way={money} minor={BigInt(minor)} />;
  const since = payoff.offBooksSince === null ? '' : ` since ${dayWords(payoff.offBooksSince)}`;
  const between = [
    {
      words: payoff.interest < 0 ? 'interest paid ahead' : 'interest to today, not posted yet',
      minor: payoff.interest,
    },
    { words: 'late charge to today, not posted yet', minor: payoff.late },
    { words: `interest and late charges off the books${since}, non-performing`, minor: payoff.offBooks },
    { words: 'early settlement charge', minor: payoff.charge },
  ].filter(({ minor }) => minor !== 0);
  return (
    <p className="k-muted" data-figure="books-to-payoff">
      Posted {text(owed)}
      {between.map(({ words, minor }) => (
        <span key={words}>
          {' '}
          {minor < 0 ? '−' : '+'} {text(Math.abs(minor))} {words}
        </span>
      ))}{' '}
      = payoff amount {text(payoff.amount)} on {dayWords(market.businessDate)}
    </p>
  );
}

type Sight = { readonly onOpen: () => void; readonly leads: boolean };

/** An entry leads to its place in the journal, and from there back to the loan. */
function columns(way: MoneyWay, today: string, { onOpen, leads }: Sight): Column<Line>[] {
  return [
    {
      key: 'entry',
      head: 'Entry',
      cell: ({ entryId, no, count }) =>
        count > 1 ? (
          <button type="button" className="loan-fold" onClick={onOpen}>
            <Icon name="chevronRight" /> {count} entries
          </button>
        ) : leads ? (
          <a className="k-reference" href={hrefTo('books', entryId, { tab: 'journal' })}>
            {no ?? '–'}
          </a>
        ) : (
          <span className="k-reference">{no ?? '–'}</span>
        ),
    },
    {
      key: 'on',
      head: 'Date',
      look: 'muted',
      cell: ({ from, to }) =>
        from === to ? dayWords(to, today) : `${dayWords(from, today)} – ${dayWords(to, today)}`,
    },
    {
      key: 'what',
      head: 'What happened',
      cell: ({ words, event }) =>
        event === 'accrue' || event === 'charge-late' ? words : <span className="k-strong">{words}</span>,
    },
    {
      key: 'accounts',
      head: 'Debit / credit',
      look: 'muted',
      cell: ({ debit, credit }) => `${debit.join(', ')} / ${credit.join(', ')}`,
    },
    {
      key: 'amount',
      head: `Amount ${way.sign}`,
      align: 'end',
      cell: ({ amount }) => (
        <MoneyText
          way={way}
          minor={BigInt(amount)}
          place="column"
          {...(amount < 0 && { tone: 'green' as const })}
        />
      ),
    },
    {
      key: 'owed',
      head: `Owed ${way.sign}`,
      align: 'end',
      look: 'muted',
      cell: ({ owed }) => <MoneyText way={way} minor={BigInt(owed)} place="column" />,
    },
  ];
}
