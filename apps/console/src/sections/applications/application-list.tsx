import { useDesk, useNow } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { applicationColumns } from './application-columns.tsx';
import type { Shown } from './application-types.ts';

const empties: Readonly<Record<Shown, string>> = {
  waiting: 'No application waits',
  'sent-back': 'No application was returned',
  approved: 'No offer is open',
  refused: 'No application was declined',
  all: 'Nobody has applied yet',
};

/**
 * The queue by its deadlines, and every other application, newest first. What is filtered is in the address.
 */
export function ApplicationList() {
  const { me, market, money } = useDesk();
  const router = useRouter();
  const now = useNow();
  const [shown, setShown] = useQuery<Shown>('show', 'waiting', [
    'waiting',
    'sent-back',
    'approved',
    'refused',
    'all',
  ]);
  const [after, setAfter] = useQuery<string>('after', '');
  const [row, setRow] = useQuery<string>('row', '');
  const request = { market: market.market, show: shown, ...(after !== '' && { cursor: after }) };
  const { loaded, reload } = useLoad('console.applications', request);
  useFreshList('applications', reload);
  const page = loaded.read?.data;
  const show = (next: Shown) => {
    setAfter('');
    setShown(next);
  };
  return (
    <Page crumbs={[{ words: 'Queues' }, { words: 'Applications' }]}>
      <Pane>
        <PaneHead title="Applications">
          {page && (
            <span>
              {page.waiting.count === 0 ? 'None waits.' : `${page.waiting.count} wait.`}{' '}
              {page.waiting.over > 0 && `${page.waiting.over} past the deadline.`}
            </span>
          )}
        </PaneHead>
        <p className="k-applications-filters">
          <Segmented
            label="Which applications"
            value={shown}
            onChange={show}
            options={[
              { value: 'waiting', words: 'Waiting' },
              { value: 'sent-back', words: 'Returned' },
              { value: 'approved', words: 'Offered' },
              { value: 'refused', words: 'Declined' },
              { value: 'all', words: 'All' },
            ]}
          />
        </p>
        <Table
          label="Applications"
          columns={applicationColumns({ money, market, now, own: me.staffId, shown })}
          rows={page?.items ?? []}
          rowKey={({ orderId }) => orderId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={row || page?.items[0]?.orderId}
          onFocus={setRow}
          onOpen={({ orderId }) => router.go({ section: 'applications', id: orderId, query: {} })}
          empty={
            <Empty title={empties[shown]}>
              {shown === 'waiting'
                ? 'What needs manual review comes here, with its SLA.'
                : 'Choose another filter to see the rest.'}
            </Empty>
          }
        />
        <div className="k-buttons k-applications-pages">
          {after !== '' && <Button onClick={() => setAfter('')}>To the first page</Button>}
          {page && page.nextCursor !== null && (
            <Button onClick={() => setAfter(page.nextCursor ?? '')}>Next page</Button>
          )}
        </div>
      </Pane>
    </Page>
  );
}
