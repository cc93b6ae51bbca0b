import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { eventLabel } from '@candor/domain/ledger';
import { totalOfRows } from '@candor/ui';
import { ListExport } from '../../shell/list/list-export.tsx';
import { ListFoot } from '../../shell/list/list-foot.tsx';
import { ListFrame } from '../../shell/list/list-frame.tsx';
import { useList } from '../../shell/list/use-list.ts';
import { useListTotals } from '../../shell/list/use-list-totals.ts';
import { type Desk, useDesk } from '../../shell/me.ts';
import { usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { countWords } from '../../kit/list/count-words.ts';
import { choice, type ListColumn, type ListFilter, readRange } from '../../kit/list/list-types.ts';
import { SidePane } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { EntrySide } from './entry-side.tsx';

type Entry = ResponseOf<Calls['console.journal']>['items'][number];
type Asked = Omit<RequestOf<Calls['console.journal']>, 'market' | 'cursor'>;

const views = [{ id: 'all', name: 'All entries', query: '' }];

/** Every entry, the newest first unless the address says otherwise; each leads to its cause. */
export function JournalTab() {
  const desk = useDesk();
  const { market } = desk;
  const { id } = usePlace();
  const router = useRouter();
  const list = useList<Entry>({
    list: 'journal',
    filters: useFilters(),
    columns: columns(desk),
    usualSort: '-no',
    views,
  });
  const [subject, setSubject] = useQuery<string>('subject', '');
  const asked = askedFrom(list.asked, subject);
  const { loaded, pages, reload, ...more } = usePages('console.journal', { market: market.market, ...asked });
  const { counted, countAll } = useListTotals('journal', asked);
  const items = pages.flatMap((page) => page.items);
  const focused = id ?? items[0]?.entryId;
  const open = (entryId: string) =>
    router.go({ section: 'books', id: entryId, query: router.place().query }, 'same step');
  return (
    <ListFrame
      list={list}
      label="Journal"
      count={countWords(counted)}
      rows={items}
      rowKey={({ entryId }) => entryId}
      rowWords={({ no }) => `Select entry ${no ?? ''}`}
      focused={focused}
      onFocus={open}
      state={tableStateOf(loaded, market.timeZone)}
      onAgain={reload}
      onOpen={({ entryId }) => open(entryId)}
      acts={<ListExport list="journal" label="Journal" count={countWords(counted)} asked={asked} />}
      about={
        <span className="k-find">
          <TextField
            label="Loan or payment"
            placeholder="loan:42"
            value={subject}
            onChange={setSubject}
            autoComplete="off"
          />
        </span>
      }
      empty={<Empty title="No entry is like that">Take a filter away, or another day.</Empty>}
      beside={
        focused ? <EntrySide key={focused} entryId={focused} /> : <SidePane label="Entry">{null}</SidePane>
      }
    >
      <ListFoot {...more} onCountAll={countAll} />
    </ListFrame>
  );
}

/** A range of days is two ends in the call, and an account is a number. */
function askedFrom(
  { booked = '', account, ...rest }: Readonly<Record<string, string>>,
  subject: string,
): Asked {
  const { from, to } = readRange(booked);
  return {
    ...(rest as Asked),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(account !== undefined && { account: Number(account) }),
    ...(/^(?:loan|payment):[0-9a-f-]{1,40}$/u.test(subject) && { subject }),
  };
}

/** Accounts and events are those of the books; until they are read, the one that the address names. */
function useFilters(): ListFilter[] {
  const { market } = useDesk();
  const { query } = usePlace();
  const { loaded } = useLoad('console.journal', { market: market.market });
  const { accounts = [], events = [] } = loaded.read?.data ?? {};
  const named = (value: string | undefined) => (value ? [{ value, words: value }] : []);
  return [
    { kind: 'day', key: 'booked', name: 'Day' },
    choice(
      'account',
      'Account',
      accounts.length > 0
        ? accounts.map(({ number, name }) => ({ value: String(number), words: `${number} ${name}` }))
        : named(query['account']),
    ),
    choice(
      'event',
      'Event',
      events.length > 0
        ? events.map((value) => ({ value, words: eventLabel(value) }))
        : named(query['event']),
    ),
  ];
}

/** Each entry on a row: its debits and credits by account, and what they come to. */
function columns({ money, market }: Desk): ListColumn<Entry>[] {
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
      name: 'Day',
      isUsual: true,
      sort: 'day',
      width: 84,
      head: 'Day',
      bone: 2,
      cell: ({ businessDate }) => <DayText day={businessDate} today={market.businessDate} />,
    },
    {
      key: 'id',
      name: 'No.',
      isUsual: true,
      sort: 'no',
      width: 72,
      head: 'No.',
      bone: 1,
      cell: ({ no }) => <span className="k-reference">{no ?? '–'}</span>,
    },
    {
      key: 'event',
      name: 'Event',
      isAlways: true,
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
      name: 'Debit',
      isUsual: true,
      head: 'Debit',
      bone: 4,
      cell: (entry) => <span className="bk-wrap">{side(entry, true)}</span>,
    },
    {
      key: 'credit',
      name: 'Credit',
      isUsual: true,
      head: 'Credit',
      bone: 4,
      cell: (entry) => <span className="bk-wrap">{side(entry, false)}</span>,
    },
    {
      key: 'amount',
      name: 'Amount',
      isUsual: true,
      width: 110,
      head: `Amount ${money.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: (entry) => <MoneyText way={money} minor={amount(entry)} place="column" />,
    },
  ];
}
