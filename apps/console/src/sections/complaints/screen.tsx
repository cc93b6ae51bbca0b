import { lazy, Suspense, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, usePlace, useRouter } from '../../shell/router.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Pane } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { ComplaintDesk, useComplaints } from './complaint-desk.tsx';
import { ComplaintList } from './complaint-list.tsx';
import { ComplaintThread } from './complaint-thread.tsx';
import { LogDialog } from './log-dialog.tsx';
import './complaints.css';

const Report = lazy(async () => ({ default: (await import('./report.tsx')).ComplaintReport }));

/** The address of the report among the complaints. */
const reportId = 'report';

/** The queue at the left, by deadline; one complaint beside it, with all that is needed to answer. */
export function Screen() {
  const { id } = usePlace();
  const router = useRouter();
  return id === reportId ? (
    <Page crumbs={[{ words: 'Complaints', href: hrefTo('complaints') }, { words: 'Report' }]}>
      <Suspense
        fallback={
          <Pane>
            <Skeleton />
          </Pane>
        }
      >
        <Report />
      </Suspense>
    </Page>
  ) : (
    <Queue id={id} onReport={() => router.goTo(hrefTo('complaints', reportId))} />
  );
}

function Queue({ id, onReport }: { readonly id: string | null; readonly onReport: () => void }) {
  const { may } = useDesk();
  const router = useRouter();
  const [isLogging, setLogging] = useState(false);
  const complaints = useComplaints();
  const { reload, pages } = complaints.read;
  useFreshList('complaints', reload, pages.length > 1);
  const mayLog = may('complaint.answer');
  // Beside an open complaint the bar is for answering it; both keys stand on their buttons.
  useKeys('Complaints', [
    ...(mayLog
      ? [{ keys: 'w', words: 'log complaint', inBar: id === null, run: () => setLogging(true) }]
      : []),
    { keys: 'p', words: 'report', inBar: id === null, run: onReport },
  ]);
  const { rows } = complaints;
  const at = rows.findIndex(({ reportId: each }) => each === id);
  const open = rows[at];
  const isQueue = (complaints.list.chosen['show'] ?? 'waiting') === 'waiting';
  const where = at < 0 ? '' : `${at + 1} of ${isQueue ? pages[0]?.waiting : rows.length}`;
  const query = router.place().query;
  const openOne = (chosen: string) => router.go({ section: 'complaints', id: chosen, query });
  return (
    <Page
      crumbs={[
        { words: 'Complaints', href: hrefTo('complaints') },
        ...(id === null ? [] : [{ words: open?.reference ?? 'Complaint' }]),
      ]}
      actions={
        <>
          <span className="k-muted">{where}</span>
          <Button size="small" keys="p" onClick={onReport}>
            Report
          </Button>
          {mayLog && (
            <Button size="small" icon="plus" keys="w" onClick={() => setLogging(true)}>
              Log complaint
            </Button>
          )}
        </>
      }
    >
      {id === null ? (
        <ComplaintDesk complaints={complaints} onOpen={openOne} />
      ) : (
        <>
          <ComplaintList
            complaints={complaints}
            openId={id}
            onOpen={openOne}
            onWhole={() => router.go({ section: 'complaints', id: null, query })}
          />
          <ComplaintThread key={id} reportId={id} onChanged={reload} />
        </>
      )}
      {isLogging && (
        <LogDialog
          onClose={() => setLogging(false)}
          onLogged={(logged) => {
            setLogging(false);
            reload();
            router.go({ section: 'complaints', id: logged, query: {} });
          }}
        />
      )}
    </Page>
  );
}
