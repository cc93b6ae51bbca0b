import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { TryAgain } from './try-again.tsx';

type Task = ResponseOf<Calls['console.outbox-tasks']>['tasks'][number];

/** What the worker does outside the books, and what it gave up: that wants a person. */
export function Tasks() {
  const { market, may } = useDesk();
  const [state, setState] = useQuery<Task['state']>('state', 'given-up', ['waiting', 'given-up', 'done']);
  const [row, setRow] = useQuery<string>('row', '');
  const [isTrying, setTrying] = useState(false);
  const [done, setDone] = useState<string>();
  const list = usePages('console.outbox-tasks', { state });
  const tasks = list.pages.flatMap((page) => page.tasks);
  const counts = list.pages[0]?.counts;
  const chosen = tasks.find(({ taskId }) => taskId === row) ?? tasks[0];
  const mayTry = chosen !== undefined && chosen.state !== 'done' && may('outbox.act');
  useKeys('Jobs', mayTry ? [{ keys: 'a', words: 'try again', inBar: true, run: () => setTrying(true) }] : []);
  const moment = (at: string | null) =>
    at === null ? (
      '–'
    ) : (
      <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
    );
  const columns: Column<Task>[] = [
    { key: 'at', head: 'Since', width: 150, bone: 3, cell: ({ createdAt }) => moment(createdAt) },
    { key: 'words', head: 'Job', look: 'strong', bone: 5, cell: ({ words }) => words },
    {
      key: 'error',
      head: 'Last response',
      look: 'muted',
      bone: 6,
      cut: true,
      cell: ({ lastError }) => lastError ?? '–',
    },
    {
      key: 'tries',
      head: 'Attempts',
      width: 60,
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'next',
      head: state === 'waiting' ? 'Next attempt' : 'Ended',
      width: 150,
      align: 'end',
      bone: 3,
      cell: ({ nextAt, endedAt }) => moment(nextAt ?? endedAt),
    },
  ];
  return (
    <>
      <Pane>
        <PaneHead title="Background jobs">
          {counts && (
            <span>
              {counts.waiting} waiting, {counts.givenUp} failed.
            </span>
          )}
        </PaneHead>
        <div className="outbox-bar">
          <Segmented
            label="Which"
            value={state}
            onChange={setState}
            options={[
              { value: 'given-up', words: counts ? `Failed ${counts.givenUp}` : 'Failed' },
              { value: 'waiting', words: counts ? `Waiting ${counts.waiting}` : 'Waiting' },
              { value: 'done', words: 'Done' },
            ]}
          />
        </div>
        {done && <Notice tone="green">{done}</Notice>}
        <Table
          label="Jobs"
          columns={columns}
          rows={tasks}
          rowKey={({ taskId }) => taskId}
          state={tableStateOf(list.loaded, market.timeZone)}
          onAgain={list.reload}
          focused={chosen?.taskId}
          onFocus={setRow}
          empty={<Empty title="Nothing here">{emptyWords[state]}</Empty>}
        />
        <MoreButton {...list} />
      </Pane>
      <SidePane label="Job">
        {chosen && (
          <SidePart title={chosen.words} about={`task ${chosen.taskId}`}>
            <Facts
              look="lines"
              facts={[
                [
                  'Topic',
                  <span key="topic" className="k-reference">
                    {chosen.topic}
                  </span>,
                ],
                ['Attempts', String(chosen.attempts)],
                ['Last response', chosen.lastError ?? '–'],
              ]}
            />
            {mayTry && (
              <Button keys="A" onClick={() => setTrying(true)}>
                Try again
              </Button>
            )}
            {may('audit.read') && (
              <ButtonLink look="quiet" href={hrefTo('audit', null, { row: chosen.causeId })}>
                Source
              </ButtonLink>
            )}
          </SidePart>
        )}
      </SidePane>
      {isTrying && chosen && (
        <TryAgain
          taskId={chosen.taskId}
          what={chosen.words}
          onClose={() => setTrying(false)}
          onDone={() => {
            setTrying(false);
            setDone('Retrying now.');
            list.reload();
          }}
        />
      )}
    </>
  );
}

const emptyWords: Readonly<Record<Task['state'], string>> = {
  'given-up': 'No failed jobs.',
  waiting: 'No jobs waiting.',
  done: 'Completed jobs are kept for thirty days.',
};
