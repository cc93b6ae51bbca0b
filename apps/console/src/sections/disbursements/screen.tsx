import { ListExport } from '../../shell/list/list-export.tsx';
import { useState } from 'react';
import { useDesk, useNow } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Pane, PaneHead, SidePane } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { AtApproverWords } from '../../queue/at-approver-words.tsx';
import { StandWords } from '../../queue/stand-words.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { BatchPage } from './batch-page.tsx';
import { Batches } from './batches.tsx';
import { disbursementColumns } from './disbursement-columns.tsx';
import { DisbursementSide } from './disbursement-side.tsx';
import { RestoreHold } from './restore-hold.tsx';
import './disbursements.css';

type View = 'waiting' | 'for-approval' | 'open' | 'failed' | 'held' | 'left' | 'files';

const empties: Readonly<Record<Exclude<View, 'files'>, string>> = {
  waiting: 'Nothing needs attention',
  'for-approval': 'Nothing waits for approval',
  open: 'Nothing is in progress',
  failed: 'Nothing has failed',
  held: 'No disbursement is on hold',
  left: 'Nothing was completed yet',
};

/** Money on its way to borrowers: what waits, what failed, what somebody holds, what has left. */
export function Screen() {
  const desk = useDesk();
  const now = useNow();
  const { market } = desk;
  const { id } = usePlace();
  const router = useRouter();
  const [asked] = useQuery<View>('view', 'waiting', [
    'waiting',
    'for-approval',
    'open',
    'failed',
    'held',
    'left',
    'files',
  ]);
  const view: View = id === 'files' ? 'files' : asked;
  const listView = view === 'files' ? 'waiting' : view;
  const { loaded, pages, reload, ...more } = usePages('console.payouts', {
    market: market.market,
    view: listView,
  });
  useFreshList('payouts', reload, pages.length > 1);
  const [said, setSaid] = useState<string>();
  const counts = pages[0]?.counts;
  const rows = pages.flatMap(({ items }) => items);
  const focused = id ?? rows[0]?.payoutId;
  const file = /^file-(\d{1,15})$/u.exec(id ?? '')?.[1];
  const count = (words: string, value: number | undefined) => (value ? `${words} ${value}` : words);
  const open = (payoutId: string) =>
    router.go({ section: 'payouts', id: payoutId, query: router.place().query }, 'same step');
  if (file !== undefined) return <BatchPage key={file} batchId={file} />;
  return (
    <Page
      crumbs={[{ words: 'Disbursements' }]}
      actions={
        <Segmented
          label="Which disbursements"
          value={view}
          options={[
            { value: 'waiting', words: count('To do', pages[0]?.queue.waiting) },
            { value: 'for-approval', words: count('For approval', pages[0]?.atApprover.waiting) },
            { value: 'open', words: count('In progress', counts?.open) },
            { value: 'failed', words: count('Failed', counts?.failed) },
            { value: 'held', words: count('Held', counts?.held) },
            { value: 'left', words: 'Completed' },
            { value: 'files', words: count('Files', counts?.waitingForFile) },
          ]}
          // Another list is about other disbursements: what was open in the last one is not carried along.
          onChange={(next) =>
            router.go({ section: 'payouts', id: null, query: next === 'waiting' ? {} : { view: next } })
          }
        />
      }
    >
      <Pane>
        <RestoreHold />
        {view === 'files' ? (
          <Batches onDone={reload} />
        ) : (
          <>
            <PaneHead title="Disbursements">
              <StandWords queue={pages[0]?.queue} />
              <AtApproverWords stand={pages[0]?.atApprover} />
              {counts && (
                <span>
                  {counts.open} in progress, {counts.failed} failed, {counts.held} held.
                </span>
              )}
              <ListExport list="disbursements" label="Disbursements" usual={{ view: 'waiting' }} />
            </PaneHead>
            <Table
              label="Disbursements"
              columns={disbursementColumns(desk, now, listView)}
              rows={rows}
              rowKey={({ payoutId }) => payoutId}
              state={tableStateOf(loaded, market.timeZone)}
              onAgain={reload}
              focused={focused}
              onFocus={open}
              empty={
                <Empty title={empties[listView]}>
                  Signed loans are disbursed automatically. What needs a person shows up here.
                </Empty>
              }
            />
            <MoreButton {...more} />
          </>
        )}
      </Pane>
      {view !== 'files' && focused ? (
        <DisbursementSide
          key={focused}
          payoutId={focused}
          view={listView}
          isInQueue={rows.some(({ payoutId }) => payoutId === focused)}
          said={said}
          onDone={(words) => {
            setSaid(words);
            reload();
          }}
        />
      ) : (
        <SidePane label="Disbursement">{null}</SidePane>
      )}
    </Page>
  );
}
