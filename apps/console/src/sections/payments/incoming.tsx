import type { Calls, RequestOf } from '@candor/contract/console-client';
import { ListExport } from '../../shell/list/list-export.tsx';
import { ListFoot } from '../../shell/list/list-foot.tsx';
import { ListFrame } from '../../shell/list/list-frame.tsx';
import { useListTotals } from '../../shell/list/use-list-totals.ts';
import { useList } from '../../shell/list/use-list.ts';
import { useDesk } from '../../shell/me.ts';
import { usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { useSettled } from '../../shell/runtime/use-settled.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { countWords } from '../../kit/list/count-words.ts';
import { choice, type ListFilter } from '../../kit/list/list-types.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { channelName } from '../../kit/words/channel-name.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { incomingColumns } from './incoming-columns.tsx';

type Asked = Omit<RequestOf<Calls['console.money-incoming']>, 'market' | 'cursor'>;

/** The tabs that come with the list. */
const views = [
  { id: 'all', name: 'All payments', query: '' },
  { id: 'unapplied', name: 'Unapplied', query: 'state=unapplied' },
  { id: 'applied', name: 'Applied', query: 'state=applied' },
  { id: 'reversed', name: 'Reversed', query: 'state=reversed' },
];

function filtersOf(channels: readonly string[]): ListFilter[] {
  return [
    { kind: 'day', key: 'received', name: 'Received' },
    { kind: 'amount', key: 'amount', name: 'Amount' },
    choice('state', 'Status', {
      unapplied: 'unapplied',
      applied: 'applied',
      reversed: 'reversed',
      refunded: 'refunded',
    }),
    choice(
      'channel',
      'Channel',
      channels.map((channel) => ({ value: channel, words: channelName(channel) })),
    ),
  ];
}

/** Everything that came, the newest day first unless the address says otherwise. */
export function IncomingTab() {
  const { market, money } = useDesk();
  const router = useRouter();
  const list = useList({
    list: 'incoming',
    filters: filtersOf(useChannels()),
    columns: incomingColumns(money, market.businessDate),
    usualSort: '-received',
    views,
  });
  const [find, setFind] = useQuery<string>('find', '');
  const sought = useSettled(find.trim());
  const asked: Asked = { ...(list.asked as Asked), ...(sought !== '' && { find: sought }) };
  const { loaded, pages, reload, ...more } = usePages('console.money-incoming', {
    market: market.market,
    ...asked,
  });
  const { counted, countAll } = useListTotals('incoming', asked);
  return (
    <ListFrame
      list={list}
      label="Incoming payments"
      count={countWords(counted)}
      rows={pages.flatMap(({ items }) => items)}
      rowKey={({ paymentId }) => paymentId}
      rowWords={({ number }) => `Select ${number ?? 'part of a transfer'}`}
      state={tableStateOf(loaded, market.timeZone)}
      onAgain={reload}
      onOpen={({ paymentId }) => router.go({ section: 'payments', id: paymentId, query: {} })}
      about={
        <span className="k-find">
          <TextField
            label="Reference or borrower"
            value={find}
            onChange={setFind}
            autoComplete="off"
            placeholder="how it begins, or a name"
          />
          in {money.sign}
        </span>
      }
      acts={<ListExport list="incoming" label="Incoming payments" count={countWords(counted)} />}
      {...(counted?.sums && {
        totals: {
          from: `${countWords(counted)} ${counted.count === 1 ? 'payment' : 'payments'}`,
          amount: <MoneyText way={money} minor={BigInt(counted.sums['amount'] ?? 0)} place="column" />,
        },
      })}
      empty={
        <Empty title="No payment is like that">
          What channels report and statements show is listed here. Take a filter away to see more.
        </Empty>
      }
    >
      <ListFoot {...more} onCountAll={countAll} />
    </ListFrame>
  );
}

/** Those that money came by lately, and the one that the address names. */
function useChannels(): string[] {
  const { market } = useDesk();
  const named = usePlace().query['channel'];
  const { loaded } = useLoad('console.money-incoming', { market: market.market });
  const lately = (loaded.read?.data.items ?? []).map(({ channel }) => channel);
  return [...new Set([...(named ? [named] : []), ...lately])].toSorted();
}
