import { useState } from 'react';
import { useDesk, useNow } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { queueCounts } from '../../shell/queue-counts.ts';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { ApprovalDialog } from './approval-dialog.tsx';
import { approvalColumns, type ApprovalLine } from './approval-columns.tsx';
import './approvals.css';

type Show = 'waiting' | 'asked-back' | 'ended';

const nothings: Readonly<Record<Show, readonly [string, string]>> = {
  waiting: [
    'Nothing to approve',
    'Waivers, refunds, write-offs, products and roles that need approval show up here.',
  ],
  'asked-back': ['No open questions for you', 'Requests that an approver has questions about show up here.'],
  ended: ['No decisions yet', 'Approved, declined, withdrawn and lapsed requests are kept here.'],
};

/** What one person asked for and another decides. One’s own stays in the list, locked. */
export function Screen() {
  const { market } = useDesk();
  const now = useNow();
  const router = useRouter();
  const { id } = usePlace();
  const [show, setShow] = useQuery<Show>('show', 'waiting', ['waiting', 'asked-back', 'ended']);
  const [focused, setFocused] = useQuery<string>('row', '');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const { loaded, reload } = useLoad('console.approvals', {
    market: market.market,
    show,
    ...(cursor !== undefined && { cursor }),
  });
  useFreshList('second-person', reload);
  const rows = loaded.read?.data.items ?? [];
  const next = loaded.read?.data.nextCursor ?? null;
  const open = ({ requestId }: ApprovalLine) =>
    router.go({ section: 'second-person', id: requestId, query: router.place().query });
  const close = () => router.go({ section: 'second-person', id: null, query: router.place().query });
  const done = () => {
    close();
    reload();
    queueCounts.touch();
  };
  const [title, why] = nothings[show];
  return (
    <Page crumbs={[{ words: 'Queues' }, { words: 'Approvals' }]}>
      <Pane>
        <PaneHead title="Approvals">
          {show === 'waiting' && loaded.read && (
            <Stands rows={rows} waiting={loaded.read.data.queue.waiting} />
          )}
          <div className="s-which">
            <Segmented
              label="Which"
              value={show}
              onChange={(value) => {
                setCursors([]);
                setShow(value);
              }}
              options={[
                { value: 'waiting', words: 'Waiting' },
                { value: 'asked-back', words: 'Info requested' },
                { value: 'ended', words: 'Decided' },
              ]}
            />
          </div>
        </PaneHead>
        <Table
          label="Approvals"
          columns={approvalColumns({ now, market, show })}
          rows={rows}
          rowKey={({ requestId }) => requestId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          empty={<Empty title={title}>{why}</Empty>}
          focused={focused}
          onFocus={setFocused}
          onOpen={open}
          isDim={({ isYours }) => show === 'waiting' && isYours}
        />
        {(cursors.length > 0 || next !== null) && (
          <div className="k-buttons">
            {cursors.length > 0 && (
              <Button size="small" onClick={() => setCursors(cursors.slice(0, -1))}>
                Page before
              </Button>
            )}
            {next !== null && (
              <Button size="small" onClick={() => setCursors([...cursors, next])}>
                Next page
              </Button>
            )}
          </div>
        )}
      </Pane>
      {id !== null && <ApprovalDialog key={id} requestId={id} onClose={close} onDone={done} />}
    </Page>
  );
}

/** "4 wait. 3 you may decide, 1 is your own." */
function Stands({ rows, waiting }: { readonly rows: readonly ApprovalLine[]; readonly waiting: number }) {
  const mine = rows.filter(({ isYours }) => isYours).length;
  const may = rows.filter(({ mayDecide }) => mayDecide).length;
  if (rows.length === 0) return null;
  return (
    <span>
      {waiting} {waiting === 1 ? 'waits' : 'wait'}. {may} you may decide, {mine} {mine === 1 ? 'is' : 'are'}{' '}
      your own.
    </span>
  );
}
