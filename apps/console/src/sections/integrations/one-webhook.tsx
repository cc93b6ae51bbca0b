import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import type { WebhookAct } from './act-on-webhook.tsx';
import type { Endpoint, Told } from './webhook-columns.tsx';

type Props = {
  readonly endpoint: Endpoint;
  readonly events: readonly Told[];
  readonly mayChange: boolean;
  readonly onAct: (act: WebhookAct) => void;
  readonly onChange: () => void;
};

/** One address: how it stands, what it hears of, and what can be done about it. */
export function OneWebhook({ endpoint, events, mayChange, onAct, onChange }: Props) {
  const { market } = useDesk();
  const moment = (at: string) => momentWords(new Date(at), market.timeZone, market.businessDate);
  const { state, failingSince, offAt, bothSecretsUntil, offAfterDays } = endpoint;
  const heard = events.filter(({ key }) => endpoint.events.includes(key));
  return (
    <SidePart title={endpoint.name} about={`set up by ${endpoint.madeBy}`}>
      {state === 'off' && offAt !== null && (
        <Notice tone="red">
          Disabled automatically {moment(offAt)}: no successful delivery for {offAfterDays} days, or the
          endpoint answered that it is gone. Missed events are delivered when it is enabled again.
        </Notice>
      )}
      {state === 'on' && failingSince !== null && (
        <Notice tone="amber">
          Deliveries have failed since {moment(failingSince)}; the last one that arrived was{' '}
          {endpoint.lastDeliveredAt === null ? 'never' : moment(endpoint.lastDeliveredAt)}. After{' '}
          {offAfterDays} days without one it is disabled.
        </Notice>
      )}
      {state === 'waiting' && <Notice tone="amber">Not approved yet: nothing is delivered.</Notice>}
      <p className="integrations-url">{endpoint.url}</p>
      <Facts
        look="lines"
        facts={[
          ['Pending', String(endpoint.waiting)],
          ['Failed', String(endpoint.givenUp)],
          ...(bothSecretsUntil === null
            ? []
            : [['Both secrets are valid until', moment(bothSecretsUntil)] as const]),
        ]}
      />
      <ul className="integrations-events">
        {heard.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
      <div className="integrations-acts">
        <ButtonLink href={hrefTo('integrations', endpoint.endpointId)}>Deliveries</ButtonLink>
        {mayChange && (
          <>
            {state === 'on' && (
              <Button keys="S" onClick={() => onAct('test')}>
                Send a test event
              </Button>
            )}
            <Button onClick={onChange}>Change</Button>
            {state !== 'waiting' && <Button onClick={() => onAct('rotate')}>New secret</Button>}
            {state === 'on' && <Button onClick={() => onAct('pause')}>Pause</Button>}
            {(state === 'paused' || state === 'off') && (
              <Button onClick={() => onAct('resume')}>Enable</Button>
            )}
            <Button look="danger" onClick={() => onAct('end')}>
              Delete
            </Button>
          </>
        )}
      </div>
    </SidePart>
  );
}
