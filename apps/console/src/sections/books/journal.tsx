import { DayField } from '../../shell/day-field.tsx';
import { ListExport } from '../../shell/list/list-export.tsx';
import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { eventLabel } from '@candor/domain/ledger';
import { totalOfRows } from '@candor/ui';
import { type Desk, useDesk } from '../../shell/me.ts';
import { usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { DayText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Pane, PaneHead, SidePane } from '../../kit/pane.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { EntrySide } from './entry-side.tsx';

type Entry = ResponseOf<Calls['console.journal']>['items'][number];

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** Every entry, the newest first; each leads to its cause. */
export function JournalTab() {
  const desk = useDesk();
  const { market } = desk;
  const { id } = usePlace();
  const router = useRouter();
  const [from, setFrom] = useQuery<string>('from', '');
  const [to, setTo] = useQuery<string>('to', '');
  const [account, setAccount] = useQuery<string>('account', '');
  const [event, setEvent] = useQuery<string>('event', '');
  const [subject, setSubject] = useQuery<string>('subject', '');
  const { loaded, pages, reload, ...more } = usePages('console.journal', {
    market: market.market,
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(/^\d{4}$/u.test(account) && { account: Number(account) }),
    ...(event !== '' && { event }),
    ...(/^(?:loan|payment):[0-9a-f-]{1,40}$/u.test(subject) && { subject }),
  });
  const items = pages.flatMap((page) => page.items);
  const focused = id ?? items[0]?.entryId;
  const accounts = pages[0]?.accounts ?? [];
  const events = pages[0]?.events ?? [];
  const all = { value: '', words: 'All' };
  return (
    <>
      <Pane>
        <PaneHead title="Journal">
          <ListExport list="journal" label="Journal" />
        </PaneHead>
        <div className="bk-filters">
          <DayField label="From" value={from} onChange={setFrom} />
          <DayField label="To" value={to} onChange={setTo} />
          <SelectField
            label="Account"
            value={account}
            options={[
              all,
              ...accounts.map(({ number, name }) => ({ value: String(number), words: `${number} ${name}` })),
            ]}
            onChange={setAccount}
          />
          <SelectField
            label="Event"
            value={event}
            options={[all, ...events.map((value) => ({ value, words: eventLabel(value) }))]}
            onChange={setEvent}
          />
          <TextField
            label="Loan or payment"
            placeholder="loan:42"
            value={subject}
            onChange={setSubject}
            autoComplete="off"
          />
        </div>
        <Table
          label="Journal"
          columns={columns(desk)}
          rows={items}
          rowKey={({ entryId }) => entryId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={focused}
          onFocus={(entryId) =>
            router.go({ section: 'books', id: entryId, query: router.place().query }, 'same step')
          }
          density="dense"
          empty={<Empty title="No entry is like that">Take a filter away, or another day.</Empty>}
        />
        <MoreButton {...more} />
      </Pane>
      {focused ? <EntrySide key={focused} entryId={focused} /> : <SidePane label="Entry">{null}</SidePane>}
    </>
  );
}

/** Each entry on a row: its debits and credits by account, and what they come to. */
function columns({ money, market }: Desk): Column<Entry>[] {
  const side = (entry: Entry, isDebit: boolean) =>
    entry.lines
      .filter(({ minor }) => minor > 0 === isDebit)
      .map(({ number, name }) => `${number} ${name}`)
      .join(', ');
  const amount = ({ lines }: Entry) =>
    totalOfRows(
      lines.filter(({ minor, number }) => minor > 0 && number < 9000),
      ({ minor }) => minor,
    );
  return [
    {
      key: 'on',
      width: 84,
      head: 'Day',
      bone: 2,
      cell: ({ businessDate }) => <DayText day={businessDate} today={market.businessDate} />,
    },
    {
      key: 'id',
      width: 64,
      head: 'No.',
      bone: 1,
      cell: ({ no }) => <span className="k-reference">{no ?? '–'}</span>,
    },
    {
      key: 'event',
      width: 150,
      head: 'Event',
      look: 'strong',
      bone: 3,
      cell: ({ words, reversedBy }) => (
        <>
          <span className="bk-wrap">{words}</span>
          {reversedBy !== null && <span className="k-detail">undone by {reversedBy}</span>}
        </>
      ),
    },
    {
      key: 'debit',
      head: 'Debit',
      bone: 4,
      cell: (entry) => <span className="bk-wrap">{side(entry, true)}</span>,
    },
    {
      key: 'credit',
      head: 'Credit',
      bone: 4,
      cell: (entry) => <span className="bk-wrap">{side(entry, false)}</span>,
    },
    {
      key: 'amount',
      width: 110,
      head: `Amount ${money.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: (entry) => <MoneyText way={money} minor={amount(entry)} place="column" />,
    },
  ];
}
