import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { DayText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { type MoneyWay, readAmount } from '../../kit/words/money-words.ts';
import { channelName } from '../../kit/words/channel-name.ts';
import { moneyStateWords } from './money-words.ts';

type Row = ResponseOf<Calls['console.money-incoming']>['items'][number];

/** Everything that came, the newest day first; found by what a caller remembers of it. */
export function IncomingTab() {
  const { market, money } = useDesk();
  const router = useRouter();
  const [on, setOn] = useQuery<string>('on', '');
  const [amountTyped, setAmount] = useQuery<string>('amount', '');
  const [number, setNumber] = useQuery<string>('number', '');
  const [name, setName] = useQuery<string>('name', '');
  const [row, setRow] = useQuery<string>('row', '');
  const amount = readAmount(money, amountTyped);
  const isFound = [on, amountTyped, number, name].some((typed) => typed !== '');
  const { loaded, pages, reload, ...more } = usePages('console.money-incoming', {
    market: market.market,
    ...(/^\d{4}-\d{2}-\d{2}$/u.test(on) ? { on } : {}),
    ...(amount !== undefined && amount > 0n ? { amount: Number(amount) } : {}),
    ...(number.trim() === '' ? {} : { number: number.trim() }),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
  });
  return (
    <Pane>
      <PaneHead title="Incoming">
        <search className="pm-search" aria-label="Find a payment">
          <AmountField label="Amount" way={money} value={amountTyped} onChange={setAmount} />
          <TextField label="Of the day" type="date" value={on} onChange={setOn} />
          <TextField label="Reference no." value={number} onChange={setNumber} autoComplete="off" />
          <TextField label="Borrower" value={name} onChange={setName} autoComplete="off" />
        </search>
      </PaneHead>
      <Table
        label="Incoming money"
        columns={columns(money, market.businessDate)}
        rows={pages.flatMap(({ items }) => items)}
        rowKey={({ paymentId }) => paymentId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        focused={row}
        onFocus={setRow}
        onOpen={({ paymentId }) => router.go({ section: 'payments', id: paymentId, query: {} })}
        empty={
          <Empty title="No money came">
            {isFound
              ? 'Nothing fits all of that. A reference is found by how it begins, a name by whole words.'
              : 'What channels report and statements show is listed here.'}
          </Empty>
        }
      />
      <MoreButton {...more} />
    </Pane>
  );
}

function columns(way: MoneyWay, today: string): Column<Row>[] {
  return [
    {
      key: 'on',
      head: 'Arrived',
      bone: 2,
      cell: ({ receivedOn }) => (receivedOn === null ? '–' : <DayText day={receivedOn} today={today} />),
    },
    {
      key: 'from',
      head: 'Money',
      look: 'strong',
      bone: 5,
      cell: ({ channel, number }) => (
        <>
          {channelName(channel)}
          <span className="k-detail k-reference">{number ?? 'part of a transfer'}</span>
        </>
      ),
    },
    {
      key: 'amount',
      head: `Amount ${way.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ amount }) => <MoneyText way={way} minor={BigInt(amount)} place="column" />,
    },
    { key: 'state', head: 'State', bone: 2, cell: ({ state }) => moneyStateWords(state) },
    {
      key: 'loan',
      head: 'Loan',
      bone: 4,
      cell: ({ loan }) =>
        loan ? (
          <>
            {loan.name ?? 'No name'}
            <span className="k-detail k-reference">{loan.reference}</span>
          </>
        ) : (
          <span className="k-muted">–</span>
        ),
    },
  ];
}
