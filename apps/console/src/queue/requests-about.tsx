import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../shell/me.ts';
import { hrefTo } from '../shell/router.ts';
import { useLoad } from '../shell/runtime/use-load.ts';
import { InternalNote } from '../kit/records/internal-note.tsx';
import { Notice } from '../kit/notice.tsx';
import { SidePart } from '../kit/pane.tsx';
import { momentWords } from '../kit/words/day-words.ts';

type Wanted = Pick<RequestOf<Calls['console.requests-about']>, 'about' | 'aboutId'>;
type Request = ResponseOf<Calls['console.requests-about']>['requests'][number];

/** On the page of anything that takes approval: what was requested about it, and what came of it. */
export function RequestsAbout({ about, aboutId }: Wanted) {
  const { market, may } = useDesk();
  const { loaded } = useLoad('console.requests-about', { market: market.market, about, aboutId });
  const requests = loaded.read?.data.requests ?? [];
  if (requests.length === 0) return null;
  const moment = (at: string) => momentWords(new Date(at), market.timeZone, market.businessDate);
  return (
    <SidePart title="Approval history">
      <LastDeclined request={requests[0]} />
      <ol className="k-history">
        {inOrder(requests).map(({ requestId, actName, step, name, at, did, words }) => (
          <li key={`${requestId} ${at} ${step}`}>
            <time dateTime={at}>{moment(at)}</time>
            <div>
              {name} {did}:{' '}
              {may('approval.read') ? (
                <a className="k-inline-link" href={hrefTo('second-person', requestId)}>
                  {actName}
                </a>
              ) : (
                actName
              )}
              {words !== '' && (
                <InternalNote by={name ?? ''} when={moment(at)}>
                  <p>{words}</p>
                </InternalNote>
              )}
            </div>
          </li>
        ))}
      </ol>
    </SidePart>
  );
}

/** The steps of all requests as they came about, whichever request they belong to. */
function inOrder(requests: readonly Request[]) {
  return requests
    .flatMap(({ requestId, actName, steps }) => steps.map((step) => ({ requestId, actName, ...step })))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

/** The one that waits, for a page whose own buttons have to rest meanwhile. */
export function useOpenRequest({ about, aboutId }: Wanted): Request | undefined {
  const { market } = useDesk();
  const { loaded } = useLoad('console.requests-about', { market: market.market, about, aboutId });
  return loaded.read?.data.requests.find(({ state }) => state === 'waiting' || state === 'asked-back');
}

export function WaitsForApproval({ request }: { readonly request: Request }) {
  const { may } = useDesk();
  return (
    <Notice tone="amber">
      {request.steps[0]?.name} requested “{request.actName}”; it{' '}
      {request.state === 'waiting' ? 'waits for an approver' : 'waits for an answer to the approver'}. To
      decide otherwise, withdraw the request first
      {may('approval.read') && (
        <>
          : <a href={hrefTo('second-person', request.requestId)}>open the request</a>
        </>
      )}
      .
    </Notice>
  );
}

/** Nobody should ask for the same again without having read why it was declined. */
function LastDeclined({ request }: { readonly request: Request | undefined }) {
  const last = request?.steps.at(-1);
  if (!request || !last) return null;
  if (last.step === 'lapsed')
    return (
      <Notice tone="amber">
        Nobody decided in time on “{request.actName}”: it lapsed and nothing was changed. Request it again if
        it is still needed.
      </Notice>
    );
  if (last.step === 'asked-back')
    return (
      <Notice tone="amber">
        {last.name} needs more info about “{request.actName}”: {last.words}
      </Notice>
    );
  if (last.step !== 'refused') return null;
  return (
    <Notice tone="amber">
      {last.name} declined “{request.actName}”{last.words === '' ? '.' : `: ${last.words}`}
    </Notice>
  );
}
