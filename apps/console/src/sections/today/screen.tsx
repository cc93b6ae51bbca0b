import { useEffect, useEffectEvent } from 'react';
import { totalOfRows } from '@candor/ui';
import { useDesk, useNow } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { DownloadExport } from '../../shell/list/download-export.tsx';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { useSections } from '../../shell/section.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { longDayWords, momentWords } from '../../kit/words/day-words.ts';
import { queueCounts, type QueueStands } from '../../shell/queue-counts.ts';
import { NextTable, type Show } from './next-table.tsx';
import { OneQueue } from './one-queue.tsx';
import { QueuesTable } from './queues-table.tsx';
import { TodaySide } from './side.tsx';
import { standsOf } from './stands-words.ts';
import './today.css';

/** Others take and decide meanwhile. */
const everyMs = 30_000;

/** The first page of the day: what waits, what is next, the money, how yesterday ended, who holds what. */
export function Screen() {
  const { market } = useDesk();
  const now = useNow();
  const [show, setShow] = useQuery<Show>('show', 'all', ['all', 'free', 'mine']);
  const { loaded, reload } = useLoad('console.today', { market: market.market, show });
  const today = loaded.read?.data;
  const queues = today?.queues ?? [];
  const [asked, setAsked] = useQuery<string>('queue', '');
  const chosen = queues.find(({ queue }) => queue === asked);
  useEffect(() => {
    if (today) queueCounts.put(today.queues);
  }, [today]);
  const look = useEffectEvent(() => document.visibilityState === 'visible' && reload());
  useEffect(() => {
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, []);
  const open = new Set(useSections().map(({ path }) => path));
  const isOpen = (section: string) => open.has(section);
  const sum = (count: (queue: QueueStands) => number) => Number(totalOfRows(queues, count));
  const counts = {
    all: sum(({ waiting }) => waiting),
    free: sum(({ free }) => free),
    mine: sum(({ mine }) => mine),
  };
  const state = tableStateOf(loaded, market.timeZone);
  return (
    <Page crumbs={[{ words: longDayWords(market.businessDate) }]}>
      <Pane>
        <PaneHead title="Today">
          {today && <Stands queues={queues} />}
          {today && <OthersApprove stand={today.approvalsOfOthers} />}
        </PaneHead>
        {today?.lapsed.map((each) => (
          <Notice key={each.requestId} tone="amber">
            Nobody decided in time on “{each.actName}” ({each.about}), which you requested: it lapsed{' '}
            {momentWords(new Date(each.lapsedAt), market.timeZone, market.businessDate)} and nothing was
            changed. <a href={hrefTo('second-person', each.requestId)}>Open the request</a>, and request it
            again if it is still needed.
          </Notice>
        ))}
        {today?.exports.map(({ exportId, words }) => (
          <DownloadExport
            key={exportId}
            exportId={exportId}
            words={`Your export of ${words} is approved`}
            onTaken={reload}
          />
        ))}
        {today && counts.all === 0 && open.has('getting-started') && (
          <Notice>
            Nothing is waiting. New here? <a href={hrefTo('getting-started')}>See what is left to set up</a>.
          </Notice>
        )}
        {today && queues.length === 0 ? (
          <p className="t-note">Your role has no queues. Your sections are on the left.</p>
        ) : (
          <>
            <QueuesTable queues={queues} now={now} state={state} onAgain={reload} isOpen={isOpen} />
            {chosen ? (
              <OneQueue
                key={chosen.queue}
                queue={chosen}
                show={show}
                onShow={setShow}
                onChanged={reload}
                onLeave={() => setAsked('')}
                isOpen={isOpen}
              />
            ) : (
              <NextTable
                items={today?.next ?? []}
                counts={counts}
                show={show}
                onShow={setShow}
                state={state}
                onAgain={reload}
                isOpen={isOpen}
              />
            )}
          </>
        )}
      </Pane>
      <TodaySide today={today} />
    </Page>
  );
}

/** "3 approvals wait for others, 1 past its deadline." They are read under Approvals. */
function OthersApprove({ stand: { waiting, over } }: { readonly stand: { waiting: number; over: number } }) {
  if (waiting === 0) return null;
  return (
    <span>
      <a href={hrefTo('second-person', null, { show: 'others' })}>
        {waiting} {waiting === 1 ? 'approval waits' : 'approvals wait'} for others
      </a>
      {over > 0 && <span className="k-red">, {over} past the deadline</span>}.
    </span>
  );
}

/**
 * "47 wait. 2 are past their deadline, 30 are due today, 15 later. The team has 12 more open." What one may
 * only read is the team's.
 */
function Stands({ queues }: { readonly queues: readonly QueueStands[] }) {
  const { own, team, isReader } = standsOf(queues);
  if (isReader)
    return (
      <span>
        Nothing here is yours to decide; this is what the team has open: {team.waiting}, {team.over} past the
        deadline.
      </span>
    );
  return (
    <>
      <OwnStands {...own} />
      {team.waiting > 0 && (
        <span>
          The team has {team.waiting} {own.waiting > 0 ? 'more ' : ''}open that your role only reads.
        </span>
      )}
    </>
  );
}

function OwnStands({ waiting, over, today, later }: ReturnType<typeof standsOf>['own']) {
  if (waiting === 0) return <span>Nothing waits for you.</span>;
  return (
    <span>
      {waiting} {waiting === 1 ? 'waits' : 'wait'}.{' '}
      {over > 0 && (
        <>
          <span className="k-red">
            {over} {over === 1 ? 'is past its deadline' : 'are past their deadline'}
          </span>
          ,{' '}
        </>
      )}
      {today} due today, {later} later.
    </span>
  );
}
