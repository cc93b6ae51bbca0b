import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useEffect, useEffectEvent } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { isNotThere } from '../../shell/runtime/is-not-there.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead, SidePane } from '../../kit/pane.tsx';
import { saveText } from '../../kit/files/save-text.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { importStates } from './import-states.ts';
import { ImportProgress } from './import-progress.tsx';
import { ReasonList } from './reason-list.tsx';
import { WhatComesIn } from './what-comes-in.tsx';

type Answer = ResponseOf<Calls['console.import']>;
type Row = Answer['rows'][number];
type Which = 'all' | 'imported' | 'refused';

const views = [
  { value: 'all', words: 'All' },
  { value: 'imported', words: 'Imported' },
  { value: 'refused', words: 'Rejected' },
] as const;

/** One file that was asked for: how far it is, and what became of each row. */
export function ImportPage({ importId }: { readonly importId: string }) {
  const { market } = useDesk();
  const [which, setWhich] = useQuery<Which>(
    'rows',
    'all',
    views.map(({ value }) => value),
  );
  const list = usePages('console.import', { importId, rows: which });
  const page = list.pages[0];
  const open = useAct('console.import-refused');
  useFollowing(page?.item.state, list.reload);
  const save = async () => {
    const outcome = await open.run({ importId });
    if (outcome && 'answer' in outcome) saveText(outcome.answer.name, outcome.answer.text);
  };
  const hasRefused = (page?.item.refused ?? 0) > 0;
  useKeys(
    'Import',
    hasRefused ? [{ keys: 'r', words: 'save rejected rows', inBar: true, run: () => void save() }] : [],
  );
  if (isNotThere(list.loaded)) return <NoImport />;
  const name = page?.item.fileName ?? '…';
  return (
    <Page crumbs={[{ words: 'Set up' }, { words: 'Import', href: hrefTo('import') }, { words: name }]}>
      <Pane>
        <PaneHead title={name}>
          {page && <Standing item={page.item} today={market.businessDate} />}
          {hasRefused && (
            <Button icon="download" keys="R" isBusy={open.isBusy} onClick={() => void save()}>
              Rejected rows as CSV
            </Button>
          )}
        </PaneHead>
        {open.fault && <Notice tone="red">{open.fault.words}</Notice>}
        {page && <ImportProgress item={page.item} />}
        <PartHead title="Rows">
          <Segmented label="Rows" value={which} options={views} onChange={setWhich} />
        </PartHead>
        <Table
          label="Rows"
          columns={columns}
          rows={list.pages.flatMap(({ rows }) => rows)}
          rowKey={({ line }) => String(line)}
          state={tableStateOf(list.loaded, market.timeZone)}
          onAgain={list.reload}
          empty={<Empty title={which === 'refused' ? 'No rejected rows' : 'No rows yet'} />}
        />
        <MoreButton {...list} />
      </Pane>
      <SidePane label="Approved totals">
        {page && <WhatComesIn summary={page.summary} isBooked={page.item.begunAt !== null} />}
      </SidePane>
    </Page>
  );
}

function Standing({ item, today }: { readonly item: Answer['item']; readonly today: string }) {
  const { words, tone } = importStates[item.state];
  return (
    <>
      <Chip tone={tone}>{words}</Chip>
      <span>
        requested by {item.isYours ? 'you' : item.by}, as of the end of {dayWords(item.asOf, today)}
      </span>
      {item.state === 'waiting' && <a href={hrefTo('second-person', item.requestId)}>Approvals</a>}
    </>
  );
}

/** While in progress, or about to be, the page follows. */
function useFollowing(state: Answer['item']['state'] | undefined, reload: () => void): void {
  const again = useEffectEvent(reload);
  const isMoving = state === 'running' || state === 'waiting';
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => again(), 2000);
    return () => clearInterval(timer);
  }, [isMoving]);
}

const columns: Column<Row>[] = [
  { key: 'line', head: 'Line', look: 'figure', bone: 1, cell: ({ line }) => line },
  {
    key: 'state',
    head: 'State',
    bone: 2,
    cell: ({ state }) => (
      <Chip tone={state === 'refused' ? 'red' : 'neutral'}>
        {{ good: 'pending', refused: 'rejected', imported: 'imported' }[state]}
      </Chip>
    ),
  },
  {
    key: 'loan',
    head: 'Loan',
    look: 'strong',
    bone: 4,
    cell: ({ loan }) =>
      loan === null ? (
        <span className="k-muted">–</span>
      ) : (
        <a className="k-reference" href={hrefTo('loans', loan)}>
          {loan}
        </a>
      ),
  },
  { key: 'why', head: 'Reason', bone: 6, cell: ({ reasons }) => <ReasonList reasons={reasons} /> },
];

function NoImport() {
  return (
    <Page crumbs={[{ words: 'Set up' }, { words: 'Import', href: hrefTo('import') }, { words: 'Not found' }]}>
      <Pane>
        <Empty title="No such import">The address may be mistyped. Import lists every file.</Empty>
      </Pane>
    </Page>
  );
}
