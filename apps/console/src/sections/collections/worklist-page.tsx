import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { dayOrderOf } from '../../kit/words/read-day.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { type ListFilter, writeSort } from '../../kit/list/list-types.ts';
import { SaveViewDialog } from '../../kit/list/save-view-dialog.tsx';
import { useSelection } from '../../kit/list/use-selection.ts';
import { ViewPane } from '../../kit/list/view-pane.tsx';
import { ViewsBar } from '../../kit/list/views-bar.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { PaneHead, SidePane } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { useSavedViews } from '../../shell/list/use-saved-views.ts';
import { type List, useList } from '../../shell/list/use-list.ts';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { BucketStrip, type Worklist } from './bucket-strip.tsx';
import { CallPanel } from './call-panel.tsx';
import { BulkActs, type Bulk } from './bulk-acts.tsx';
import { columnsAfter, columnsShown, groupsOf } from './worklist-groups.tsx';
import { type Line, worklistColumns } from './worklist-columns.tsx';

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
    {
      kind: 'choice',
      key: 'show',
      name: 'Accounts',
      options: [
        { value: 'promised', words: 'promises open' },
        { value: 'late', words: 'all past due' },
      ],
    },
    { kind: 'amount', key: 'overdue', name: 'Past due' },
    {
      kind: 'choice',
      key: 'promise',
      name: 'Promise',
      options: [
        { value: 'open', words: 'open' },
        { value: 'broken', words: 'broken' },
        { value: 'none', words: 'none' },
      ],
    },
    {
      kind: 'choice',
      key: 'quiet',
      name: 'Last contact',
      options: ['3', '7', '14', '30'].map((days) => ({ value: days, words: `over ${days} days ago` })),
    },
    {
      kind: 'choice',
      key: 'owner',
      name: 'Owner',
      options: [
        { value: 'none', words: 'unassigned' },
        ...people.map(({ staffId, name }) => ({ value: staffId, words: name })),
      ],
    },
    {
      kind: 'choice',
      key: 'bucket',
      name: 'Bucket',
      options: [
        { value: '1', words: '1–30 DPD' },
        { value: '2', words: '31–60 DPD' },
        { value: '3', words: '61–90 DPD' },
        { value: '4', words: '91 + DPD' },
      ],
    },
  ];
}

/** Who to call now: by bucket, with what each owes and whether they may be contacted. */
export function WorklistPage() {
  const desk = useDesk();
  const { market, money } = desk;
  const router = useRouter();
  const people = useCollectors();
  const [call, setCall] = useQuery<string>('call', '');
  const [row, setRow] = useQuery<string>('row', '');
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
    columns,
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
  const [pane, setPane] = useQuery<'shown' | 'hidden'>('pane', 'hidden', ['shown', 'hidden']);
  const turnPane = () => setPane(pane === 'shown' ? 'hidden' : 'shown');
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const mayAct = desk.may('collection.act');
  const open = ({ loan }: Line) => router.go({ section: 'collections', id: loan, query: {} });
  const toCall = row === '' ? undefined : row;
  useKeys('Worklist', [
    ...(mayAct && toCall ? [{ keys: 'l', words: 'call', inBar: true, run: () => setCall(toCall) }] : []),
    { keys: 'c', words: 'columns', run: turnPane },
    ...(desk.may('collection.assign')
      ? [{ keys: 'r', words: 'share out', run: () => setBulk('share-out') }]
      : []),
  ]);
  const [emptyTitle, emptyWords] = empties[list.chosen['show'] ?? ''] ?? [
    'Nothing is due for action today',
    'What falls due comes here by itself; all accounts past due are in their own view.',
  ];
  return (
    <Page crumbs={[{ words: 'Queues' }, { words: 'Collections' }]}>
      <div className="k-list-frame">
        <Views list={list} answer={answer} onShareOut={() => setBulk('share-out')} onColumns={turnPane} />
        <div className="k-list-panes">
          <div className="k-list-pane" data-selecting={selection.keys.size > 0 ? '' : undefined}>
            <Head answer={answer} />
            {answer && (
              <BucketStrip
                answer={answer}
                chosen={list.chosen['bucket'] ?? ''}
                onChoose={(bucket) => list.change({ bucket })}
              />
            )}
            <FilterBar
              filters={list.filters.filter(({ key }) => key !== 'show')}
              chosen={list.chosen}
              money={money}
              today={market.businessDate}
              dayOrder={dayOrderOf(market.market)}
              onChange={(key, value) => list.change({ [key]: value })}
            >
              {answer?.isCut && 'Those longest past due; filter to see the others.'}
            </FilterBar>
            <Table
              label="Accounts past due"
              columns={columnsShown(list, answer, money).filter(({ key }) => call === '' || key !== 'last')}
              rows={rows}
              rowKey={({ loan }) => loan}
              state={tableStateOf(loaded, market.timeZone)}
              onAgain={reload}
              focused={row === '' ? undefined : row}
              onFocus={setRow}
              onOpen={open}
              groups={groupsOf(rows, answer, money)}
              hasTotal={rows.length > 0}
              density={list.density}
              {...(mayAct && {
                selection: { ...selection, words: ({ borrower }: Line) => `Select ${borrower ?? 'this'}` },
              })}
              empty={<Empty title={emptyTitle}>{emptyWords}</Empty>}
            />
            <MoreButton {...more} />
          </div>
          {call !== '' && (
            <SidePane label="Call" width="wide">
              <CallPanel key={call} loan={call} onDone={reload} onClose={() => setCall('')} />
            </SidePane>
          )}
          {call === '' && pane === 'shown' && <Looks list={list} />}
          <BulkActs
            rows={rows.filter(({ loan }) => selection.has(loan))}
            bulk={bulk}
            onBulk={setBulk}
            people={people}
            onDone={() => {
              selection.clear();
              reload();
            }}
            onClear={selection.clear}
          />
        </div>
      </div>
    </Page>
  );
}

/** The views, and what a lead does with all of them. */
function Views({
  list,
  answer,
  onShareOut,
  onColumns,
}: {
  readonly list: List<Line>;
  readonly answer: Worklist | undefined;
  readonly onShareOut: () => void;
  readonly onColumns: () => void;
}) {
  const { may } = useDesk();
  const saved = useSavedViews(list);
  useKeys('View', [{ keys: 'v', words: 'save view', run: saved.ask }]);
  return (
    <>
      <ViewsBar
        label="Views of collections"
        views={list.views}
        active={list.view?.id ?? null}
        isChanged={list.isChanged}
        count={answer ? String(answer.total.loans) : null}
        onChoose={list.choose}
      >
        <Button size="small" keys="v" onClick={saved.ask}>
          Save view
        </Button>
        <Button size="small" keys="c" onClick={onColumns}>
          Columns
        </Button>
        {may('collection.assign') && (
          <Button size="small" keys="r" onClick={onShareOut}>
            Share out
          </Button>
        )}
        <ButtonLink size="small" href={hrefTo('collections', null, { tab: 'performance' })}>
          Performance
        </ButtonLink>
      </ViewsBar>
      {saved.isAsking && (
        <SaveViewDialog
          isBusy={saved.isBusy}
          fault={saved.fault?.words}
          onSave={saved.saveAs}
          onClose={saved.close}
        />
      )}
    </>
  );
}

/** How the list is looked at: sort, rows, columns. */
function Looks({ list }: { readonly list: List<Line> }) {
  const saved = useSavedViews(list);
  return (
    <ViewPane
      view={list.view}
      isChanged={list.isChanged}
      columns={list.columns}
      shown={list.shown}
      onColumn={(key) => list.change({ cols: columnsAfter(list, key) })}
      sort={list.sort}
      onSort={(sort) => list.change({ sort: writeSort(sort) })}
      density={list.density}
      onDensity={(rows) => list.change({ rows: rows === 'dense' ? 'dense' : '' })}
      onSave={saved.saveChange}
      onDelete={saved.remove && (() => void saved.remove?.())}
      onReset={() => list.view && list.choose(list.view)}
    />
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
          {answer.stands.open} open. Contact {answer.contact.from}–{answer.contact.until}:{' '}
          {answer.contact.isOpen ? 'open now' : 'not now'}.
        </span>
      )}
    </PaneHead>
  );
}
