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

type Show = 'waiting' | 'others' | 'asked-back' | 'ended';

const nothings: Readonly<Record<Show, readonly [string, string]>> = {
  waiting: [
    'Nothing to approve',
    'Waivers, refunds, write-offs, products and roles that need approval show up here.',
  ],
  others: ['Nothing waits for others', 'Requests that you made, or that another role decides, show up here.'],
  'asked-back': ['No open questions for you', 'Requests that an approver has questions about show up here.'],
  ended: ['No decisions yet', 'Approved, declined, withdrawn and lapsed requests are kept here.'],
};

/** What one person asked for and another decides. One’s own is read under what waits for others. */
export function Screen() {
  const { market, money } = useDesk();
  const now = useNow();
  const router = useRouter();
  const { id } = usePlace();
  const [show, setShow] = useQuery<Show>('show', 'waiting', ['waiting', 'others', 'asked-back', 'ended']);
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
            <Stands queue={loaded.read.data.queue} others={loaded.read.data.others} />
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
                { value: 'waiting', words: count('To decide', loaded.read?.data.queue.waiting) },
                { value: 'others', words: count('With others', loaded.read?.data.others.waiting) },
                { value: 'asked-back', words: 'Info requested' },
                { value: 'ended', words: 'Decided' },
              ]}
            />
          </div>
        </PaneHead>
        <Table
          label="Approvals"
          columns={approvalColumns({ now, market, sign: money.sign, show })}
          rows={rows}
          rowKey={({ requestId }) => requestId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          empty={<Empty title={title}>{why}</Empty>}
          focused={focused}
          onFocus={setFocused}
          onOpen={open}
          clickOpens
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

const count = (words: string, value: number | undefined) => (value ? `${words} ${value}` : words);

type Stand = { readonly waiting: number; readonly over: number };

/** "3 for you to decide, 1 past its deadline. 2 wait for others." */
function Stands({ queue, others }: { readonly queue: Stand; readonly others: Stand }) {
  return (
    <span>
      {queue.waiting === 0 ? 'None is yours to decide' : `${queue.waiting} for you to decide`}
      {queue.over > 0 && <span className="k-red">, {queue.over} past the deadline</span>}
      {others.waiting > 0 && `. ${others.waiting} ${others.waiting === 1 ? 'waits' : 'wait'} for others`}.
    </span>
  );
}
