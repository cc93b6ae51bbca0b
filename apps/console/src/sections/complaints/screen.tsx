import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { ComplaintList } from './complaint-list.tsx';
import { ComplaintThread } from './complaint-thread.tsx';
import './complaints.css';

type Show = 'waiting' | 'answered';

/** The queue at the left, by deadline; one complaint beside it, with all that is needed to answer. */
export function Screen() {
  const { market } = useDesk();
  const { id } = usePlace();
  const router = useRouter();
  const [show] = useQuery<Show>('show', 'waiting', ['waiting', 'answered']);
  const [after] = useQuery<string>('after', '');
  const query = { show: show === 'waiting' ? '' : show, after };
  const list = useLoad('console.complaints', {
    market: market.market,
    show,
    ...(after !== '' && { cursor: after }),
  });
  useFreshList('complaints', list.reload);
  const answer = list.loaded.read?.data;
  const complaints = answer?.complaints ?? [];
  const at = complaints.findIndex(({ reportId }) => reportId === id);
  const open = complaints[at];
  const where = at < 0 ? '' : `${at + 1} of ${show === 'waiting' ? answer?.waiting : complaints.length}`;
  return (
    <Page
      crumbs={[
        { words: 'Complaints', href: hrefTo('complaints') },
        ...(id === null ? [] : [{ words: open?.reference ?? 'Complaint' }]),
      ]}
      actions={<span className="k-muted">{where}</span>}
    >
      <ComplaintList
        list={list}
        show={show}
        openId={id}
        onOpen={(reportId) => router.go({ section: 'complaints', id: reportId, query })}
        onQuery={(next) => router.go({ section: 'complaints', id: null, query: next })}
      />
      {id === null ? (
        <Pane>
          <PaneHead title="Complaints">
            {answer && (
              <span>
                {answer.waiting} wait. {answer.over} {answer.over === 1 ? 'is' : 'are'} past the promised day.
              </span>
            )}
          </PaneHead>
          <Empty title="Choose one at the left">J and K move through them, nearest deadline first.</Empty>
        </Pane>
      ) : (
        <ComplaintThread key={id} reportId={id} onChanged={list.reload} />
      )}
    </Page>
  );
}
