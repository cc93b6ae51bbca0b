import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Facts } from '../../kit/records/facts.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { type Event, orderOf, plainCode, sideWords, withDays } from './audit-shapes.ts';
import { Moment } from './moment-column.tsx';

/** One act, with all that the log holds of it. */
export function EventFacts({ event, no }: { readonly event: Event; readonly no?: number }) {
  const { market } = useDesk();
  const {
    words,
    who,
    maker,
    at,
    act,
    subject,
    about,
    refusal,
    told,
    requestId,
    facts,
    changes,
    address,
    device,
  } = event;
  const order = orderOf(subject);
  return (
    <>
      <SidePart title={words} {...(no !== undefined && { about: `event ${no}` })}>
        <Facts
          facts={[
            ['When', <Moment key="at" at={at} market={market} />],
            ...(maker === null
              ? ([['Actor', who]] as const)
              : ([
                  ['Maker', maker.name],
                  ['Checker', who],
                ] as const)),
            ['Outcome', refusal === null ? 'done' : told],
            [
              'Act',
              <span key="act" className="k-reference">
                {act}
              </span>,
            ],
            [
              'About',
              order === null ? (
                <span key="about" className="audit-id">
                  {about}
                </span>
              ) : (
                <a key="about" className="audit-id" href={hrefTo('audit', order)}>
                  {about}
                </a>
              ),
            ],
            [
              'Filed under',
              <span key="subject" className="k-reference audit-id">
                {subject}
              </span>,
            ],
            ...(address === null ? [] : ([['From', `${address}, ${device ?? 'another device'}`]] as const)),
            [
              'Request',
              requestId === null ? (
                '–'
              ) : (
                <span key="request" className="k-reference">
                  {requestId}
                </span>
              ),
            ],
          ]}
        />
      </SidePart>
      {changes.length > 0 && (
        <SidePart title="Before and after">
          <ul className="audit-changes">
            {changes.map((change) => (
              <li key={change.field}>
                <span className="k-muted">{change.field}</span>
                <span>
                  <del>{sideWords(change, 'before')}</del> → <ins>{sideWords(change, 'after')}</ins>
                </span>
              </li>
            ))}
          </ul>
        </SidePart>
      )}
      {facts.length > 0 && (
        <SidePart title="Facts">
          <Facts
            look="lines"
            facts={facts.map(({ what, value }) => [
              what,
              <span key={what} className="audit-id">
                {withDays(value, market.timeZone)}
              </span>,
            ])}
          />
        </SidePart>
      )}
    </>
  );
}

/**
 * What stands around it: what came before and after, what else the same request did, what was left to be done
 * outside.
 */
export function AroundEvent({ eventId }: { readonly eventId: string }) {
  const { market } = useDesk();
  const { loaded } = useLoad('console.audit-event', { eventId });
  const around = loaded.read?.data;
  if (!around) return loaded.state === 'failed' ? <p className="k-muted">{loaded.fault.words}</p> : null;
  const lists = [
    ['Caused by', around.before.toReversed()],
    ['Same request', around.together],
    ['Followed by', around.after],
  ] as const;
  return (
    <>
      {lists.map(
        ([title, events]) =>
          events.length > 0 && (
            <SidePart key={title} title={title}>
              <ul className="audit-list">
                {events.map((event) => (
                  <li key={event.eventId}>
                    <span>{event.words}</span>
                    <span className="k-muted">
                      <Moment at={event.at} market={market} />
                    </span>
                  </li>
                ))}
              </ul>
            </SidePart>
          ),
      )}
      {around.followed.length > 0 && (
        <SidePart title="Background job">
          <ul className="audit-list">
            {around.followed.map(({ topic, state }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a fixed list
              <li key={at}>
                <span className="k-reference">{topic}</span>
                <span className={state === 'given-up' ? 'k-red' : 'k-muted'}>{plainCode(state)}</span>
              </li>
            ))}
          </ul>
        </SidePart>
      )}
    </>
  );
}
