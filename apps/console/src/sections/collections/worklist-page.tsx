import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { countWords } from '../../kit/list/count-words.ts';
import { choice, type ListFilter } from '../../kit/list/list-types.ts';
import { useSelection } from '../../kit/list/use-selection.ts';
import { PaneHead, SidePane } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { ListExport } from '../../shell/list/list-export.tsx';
import { ListFoot } from '../../shell/list/list-foot.tsx';
import { ListFrame } from '../../shell/list/list-frame.tsx';
import { useList } from '../../shell/list/use-list.ts';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { BucketStrip, type Worklist } from './bucket-strip.tsx';
import { BulkActs, type Bulk } from './bulk-acts.tsx';
import { CallPanel } from './call-panel.tsx';
import { type Line, worklistColumns } from './worklist-columns.tsx';
import { groupsOf, totalsOf } from './worklist-groups.tsx';

const views = [
  { id: 'due', name: 'Due today', query: '' },
  { id: 'promised', name: 'Promises open', query: 'show=promised' },
  { id: 'late', name: 'All past due', query: 'show=late' },
] as const;

const empties: Readonly<Record<string, readonly [string, string]>> = {
  promised: ['No promise to pay is open', 'Who has promised a day is here until the day is over.'],
  late: ['Nothing is past due', 'Whoever misses a due date is here on the next day.'],
};

/** Everybody who may collect: for the filter by assignee, and to assign to. */
function useCollectors() {
  const { market } = useDesk();
  const day = market.businessDate;
  const { loaded } = useLoad('console.collection-team', { market: market.market, from: day, to: day });
  return loaded.read?.data.people ?? [];
}

type People = ReturnType<typeof useCollectors>;

function filtersOf(people: People): ListFilter[] {
  return [
    choice('show', 'Worklist', { due: 'due today', promised: 'promises open', late: 'all past due' }),
    { kind: 'amount', key: 'overdue', name: 'Past due' },
    choice('promise', 'Promise', { open: 'open', broken: 'broken', none: 'none' }),
    choice(
      'quiet',
      'Last contact',
      ['3', '7', '14', '30'].map((days) => ({ value: days, words: `over ${days} days ago` })),
    ),
    choice('owner', 'Owner', [
      { value: 'none', words: 'unassigned' },
      ...people.map(({ staffId, name }) => ({ value: staffId, words: name })),
    ]),
    choice('bucket', 'Bucket', {
      '1': '1–30 DPD',
      '2': '31–60 DPD',
      '3': '61–90 DPD',
      '4': '91 + DPD',
    }),
  ];
}

/** Who to call now: by bucket, with what each owes and whether they may be contacted. */
export function WorklistPage() {
  const desk = useDesk();
  const { market, money } = desk;
  const router = useRouter();
  const people = useCollectors();
  const [call, setCall] = useQuery<string>('call', '');
  const [row] = useQuery<string>('row', '');
  const columns = worklistColumns({
    money,
    today: market.businessDate,
    timeZone: market.timeZone,
    staffId: desk.me.staffId,
    onCall: call,
  });
  const list = useList<Line>({
    list: 'collections',
    filters: filtersOf(people),
    // Beside a call there is less room.
    columns: call === '' ? columns : columns.filter(({ key }) => key !== 'last'),
    usualSort: 'dpd',
    views: [...views, { id: 'mine', name: 'Mine', query: `owner=${desk.me.staffId}` }],
  });
  const asked = { market: market.market, ...list.asked } as RequestOf<Calls['console.collections']>;
  const { loaded, pages, reload, ...more } = usePages('console.collections', asked);
  useFreshList('collections', reload, pages.length > 1);
  const rows = pages.flatMap(({ loans }) => loans);
  const answer = pages[0];
  const selection = useSelection(
    JSON.stringify(list.asked),
    rows.map(({ loan }) => loan),
  );
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const mayAct = desk.may('collection.act');
  useKeys('Worklist', [
    ...(mayAct && row !== '' ? [{ keys: 'l', words: 'call', inBar: true, run: () => setCall(row) }] : []),
    ...(desk.may('collection.assign')
      ? [{ keys: 'r', words: 'share out', run: () => setBulk('share-out') }]
      : []),
  ]);
  const count = countWords(answer && { count: answer.total.loans, isMore: false });
  const [emptyTitle, emptyWords] = empties[list.chosen['show'] ?? ''] ?? [
    'Nothing is due for action today',
    'What falls due comes here by itself; all accounts past due are in their own view.',
  ];
  const selected = rows.filter(({ loan }) => selection.has(loan));
  const totals = totalsOf(answer, money);
  return (
    <Page crumbs={[{ words: 'Queues' }, { words: 'Collections' }]}>
      <ListFrame
        list={list}
        label="Accounts past due"
        count={count}
        head={
          <>
            <Head answer={answer} />
            {answer && (
              <BucketStrip
                answer={answer}
                chosen={list.chosen['bucket'] ?? ''}
                onChoose={(bucket) => list.change({ bucket })}
              />
            )}
          </>
        }
        rows={rows}
        rowKey={({ loan }) => loan}
        rowWords={({ borrower }) => `Select ${borrower ?? 'this'}`}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        onOpen={({ loan }) => router.go({ section: 'collections', id: loan, query: {} })}
        opensByKey
        {...(list.sort.key === 'dpd' && { groups: groupsOf(rows, answer, money) })}
        {...(totals && { totals })}
        {...(mayAct && { selection })}
        acts={
          <>
            <Acts onShareOut={() => setBulk('share-out')} />
            <ListExport list="collections" label="Accounts past due" count={count} />
          </>
        }
        bar={
          <BulkActs
            rows={selected}
            bulk={bulk}
            onBulk={setBulk}
            people={people}
            onDone={() => {
              selection.clear();
              reload();
            }}
            onClear={selection.clear}
          />
        }
        isSelecting={selected.length > 0}
        empty={<Empty title={emptyTitle}>{emptyWords}</Empty>}
        beside={
          call === '' ? null : (
            <SidePane label="Call" width="wide">
              <CallPanel key={call} loan={call} onDone={reload} onClose={() => setCall('')} />
            </SidePane>
          )
        }
      >
        <ListFoot {...more} onCountAll={null} />
      </ListFrame>
    </Page>
  );
}

/** What a lead does with all of them. */
function Acts({ onShareOut }: { readonly onShareOut: () => void }) {
  const { may } = useDesk();
  return (
    <>
      {may('collection.assign') && (
        <Button size="small" keys="r" onClick={onShareOut}>
          Share out
        </Button>
      )}
      <ButtonLink size="small" href={hrefTo('collections', null, { tab: 'performance' })}>
        Performance
      </ButtonLink>
    </>
  );
}

/** The queue's own number, as the nav and Today have it, of all that is past due. */
function Head({ answer }: { readonly answer: Worklist | undefined }) {
  return (
    <PaneHead title="Collections">
      {answer && (
        <span>
          {answer.queue.waiting} due for action today, of {answer.stands.pastDue} past due.{' '}
          {answer.stands.broken > 0 && (
            <span className="k-red">
              {answer.stands.broken === 1 ? '1 promise broken' : `${answer.stands.broken} promises broken`}
              ,{' '}
            </span>
          )}
          {answer.stands.open === 1 ? '1 promise open' : `${answer.stands.open} promises open`}. Contact{' '}
          {answer.contact.from}–{answer.contact.until}: {answer.contact.isOpen ? 'open now' : 'not now'}.
        </span>
      )}
    </PaneHead>
  );
}
