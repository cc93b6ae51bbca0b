import { lazy, Suspense, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { ComplaintList } from './complaint-list.tsx';
import { ComplaintThread } from './complaint-thread.tsx';
import { LogDialog } from './log-dialog.tsx';
import './complaints.css';

const Report = lazy(async () => ({ default: (await import('./report.tsx')).ComplaintReport }));

type Show = 'waiting' | 'answered';

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
  const { market, may } = useDesk();
  const router = useRouter();
  const [isLogging, setLogging] = useState(false);
  const [show] = useQuery<Show>('show', 'waiting', ['waiting', 'answered']);
  const [after] = useQuery<string>('after', '');
  const query = { show: show === 'waiting' ? '' : show, after };
  const list = useLoad('console.complaints', {
    market: market.market,
    show,
    ...(after !== '' && { cursor: after }),
  });
  useFreshList('complaints', list.reload);
  const mayLog = may('complaint.answer');
  // Beside an open complaint the bar is for answering it; both keys stand on their buttons.
  useKeys('Complaints', [
    ...(mayLog
      ? [{ keys: 'o', words: 'log complaint', inBar: id === null, run: () => setLogging(true) }]
      : []),
    { keys: 'p', words: 'report', inBar: id === null, run: onReport },
  ]);
  const answer = list.loaded.read?.data;
  const complaints = answer?.complaints ?? [];
  const at = complaints.findIndex(({ reportId: each }) => each === id);
  const open = complaints[at];
  const where = at < 0 ? '' : `${at + 1} of ${show === 'waiting' ? answer?.waiting : complaints.length}`;
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
            <Button size="small" icon="plus" keys="o" onClick={() => setLogging(true)}>
              Log complaint
            </Button>
          )}
        </>
      }
    >
      <ComplaintList
        list={list}
        show={show}
        openId={id}
        onOpen={openOne}
        onQuery={(next) => router.go({ section: 'complaints', id: null, query: next })}
      />
      {id === null ? (
        <Pane>
          <PaneHead title="Complaints">
            {answer && (
              <span>
                {answer.waiting} open. {answer.over} past {answer.over === 1 ? 'its' : 'their'} SLA.
              </span>
            )}
          </PaneHead>
          <Empty title="Choose one at the left">J and K move through them, nearest deadline first.</Empty>
        </Pane>
      ) : (
        <ComplaintThread key={id} reportId={id} onChanged={list.reload} />
      )}
      {isLogging && (
        <LogDialog
          onClose={() => setLogging(false)}
          onLogged={(logged) => {
            setLogging(false);
            list.reload();
            router.go({ section: 'complaints', id: logged, query: {} });
          }}
        />
      )}
    </Page>
  );
}
