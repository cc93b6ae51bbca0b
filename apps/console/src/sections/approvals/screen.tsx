import { useState } from 'react';
import type { Calls, RequestOf } from '@candor/contract/console-client';
import { ListExport } from '../../shell/list/list-export.tsx';
import { ListFoot } from '../../shell/list/list-foot.tsx';
import { ListFrame } from '../../shell/list/list-frame.tsx';
import { useList } from '../../shell/list/use-list.ts';
import { useListTotals } from '../../shell/list/use-list-totals.ts';
import { useDesk, useNow } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { queueCounts } from '../../shell/queue-counts.ts';
import { hrefTo, usePlace, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { countWords } from '../../kit/list/count-words.ts';
import { choice, type ListFilter } from '../../kit/list/list-types.ts';
import { Notice } from '../../kit/notice.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { approvalColumns, type ApprovalLine } from './approval-columns.tsx';
import { ApprovalDialog } from './approval-dialog.tsx';
import './approvals.css';

type Show = 'waiting' | 'others' | 'asked-back' | 'ended';
type Asked = Omit<RequestOf<Calls['console.approvals']>, 'market' | 'cursor'>;

const nothings: Readonly<Record<Show, readonly [string, string]>> = {
  waiting: [
    'Nothing to approve',
    'Waivers, refunds, write-offs, products and roles that need approval show up here.',
  ],
  others: ['Nothing waits for others', 'Requests that you made, or that another role decides, show up here.'],
  'asked-back': ['No open questions for you', 'Requests that an approver has questions about show up here.'],
  ended: ['No decisions yet', 'Approved, declined, withdrawn and lapsed requests are kept here.'],
};

const views = [
  { id: 'waiting', name: 'To decide', query: '' },
  { id: 'others', name: 'With others', query: 'show=others' },
  { id: 'asked-back', name: 'Info requested', query: 'show=asked-back' },
  { id: 'ended', name: 'Decided', query: 'show=ended' },
];

const shows: readonly Show[] = ['waiting', 'others', 'asked-back', 'ended'];

/** What one person asked for and another decides. One’s own is read under what waits for others. */
export function Screen() {
  const { market, money } = useDesk();
  const now = useNow();
  const router = useRouter();
  const { id, query } = usePlace();
  const show = shows.find((one) => one === query['show']) ?? 'waiting';
  const list = useList<ApprovalLine>({
    list: 'approvals',
    filters: useFilters(),
    columns: approvalColumns({ now, market, sign: money.sign, show }),
    usualSort: '',
    views,
  });
  const asked = list.asked as Asked;
  const { loaded, pages, reload, ...more } = usePages('console.approvals', {
    market: market.market,
    ...asked,
  });
  useFreshList('second-person', reload, pages.length > 1);
  const { counted, countAll, reload: recount } = useListTotals('approvals', asked);
  const rows = pages.flatMap(({ items }) => items);
  const [said, setSaid] = useState<string>();
  const open = ({ requestId }: ApprovalLine) => {
    setSaid(undefined);
    router.go({ section: 'second-person', id: requestId, query: router.place().query });
  };
  const close = () => router.go({ section: 'second-person', id: null, query: router.place().query });
  const done = (words?: string) => {
    setSaid(words);
    close();
    reload();
    recount();
    queueCounts.touch();
  };
  const [title, why] = nothings[show];
  return (
    <Page crumbs={[{ words: 'Queues' }, { words: 'Approvals' }]}>
      <ListFrame
        list={list}
        label="Approvals"
        head={said && <Notice tone="green">{said}</Notice>}
        count={countWords(counted)}
        rows={rows}
        rowKey={({ requestId }) => requestId}
        rowWords={({ actName }) => `Select ${actName}`}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        onOpen={open}
        acts={<ListExport list="approvals" label="Approvals" count={countWords(counted)} />}
        about={
          show !== 'ended' &&
          pages[0] && <Stands queue={pages[0].queue} answers={pages[0].answers} others={pages[0].others} />
        }
        empty={<Empty title={title}>{why}</Empty>}
      >
        <ListFoot {...more} onCountAll={countAll} />
      </ListFrame>
      {id !== null && <ApprovalDialog key={id} requestId={id} onClose={close} onDone={done} />}
    </Page>
  );
}

/** Acts and makers are those that there are; until they are read, the one that the address names. */
function useFilters(): ListFilter[] {
  const { market } = useDesk();
  const { query } = usePlace();
  const { loaded } = useLoad('console.approvals', { market: market.market });
  const { acts = [], makers = [] } = loaded.read?.data ?? {};
  const named = (value: string | undefined) => (value ? [{ value, words: '…' }] : []);
  return [
    choice('show', 'Status', {
      waiting: 'to decide',
      others: 'with others',
      'asked-back': 'info requested',
      ended: 'decided',
    }),
    choice(
      'act',
      'Act',
      acts.length > 0 ? acts.map(({ act, name }) => ({ value: act, words: name })) : named(query['act']),
    ),
    choice(
      'maker',
      'Maker',
      makers.length > 0
        ? makers.map(({ staffId, name }) => ({ value: staffId, words: name }))
        : named(query['maker']),
    ),
    choice('outcome', 'Outcome', {
      done: 'approved',
      refused: 'declined',
      withdrawn: 'withdrawn',
      lapsed: 'lapsed',
    }),
    { kind: 'day', key: 'requested', name: 'Requested' },
    { kind: 'day', key: 'decided', name: 'Decided' },
  ];
}

type Stand = { readonly waiting: number; readonly over: number };

/** "3 for you to decide, 1 past its deadline, 1 needs your answer. 2 wait for others." */
function Stands({
  queue,
  answers,
  others,
}: {
  readonly queue: Stand;
  readonly answers: Stand;
  readonly others: Stand;
}) {
  const toDecide = queue.waiting - answers.waiting;
  return (
    <span>
      {toDecide === 0 ? 'None is yours to decide' : `${toDecide} for you to decide`}
      {queue.over > 0 && <span className="k-red">, {queue.over} past the deadline</span>}
      {answers.waiting > 0 && (
        <>
          ,{' '}
          <a href={hrefTo('second-person', null, { show: 'asked-back' })}>
            {answers.waiting} {answers.waiting === 1 ? 'needs' : 'need'} your answer
          </a>
        </>
      )}
      {others.waiting > 0 && `. ${others.waiting} ${others.waiting === 1 ? 'waits' : 'wait'} for others`}.
    </span>
  );
}
