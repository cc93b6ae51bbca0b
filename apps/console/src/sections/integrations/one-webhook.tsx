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
          Switched off by itself {moment(offAt)}: it took nothing for {offAfterDays} days, or said that it is
          gone. What it missed waits, and is told when it is switched on.
        </Notice>
      )}
      {state === 'on' && failingSince !== null && (
        <Notice tone="amber">
          It has taken nothing since {moment(failingSince)}. After {offAfterDays} days it is switched off.
        </Notice>
      )}
      {state === 'waiting' && <Notice tone="amber">Nobody has approved it yet: it is told nothing.</Notice>}
      <p className="integrations-url">{endpoint.url}</p>
      <Facts
        look="lines"
        facts={[
          ['Waits', String(endpoint.waiting)],
          ['Given up', String(endpoint.givenUp)],
          ...(bothSecretsUntil === null
            ? []
            : [['Both secrets sign until', moment(bothSecretsUntil)] as const]),
        ]}
      />
      <ul className="integrations-events">
        {heard.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
      <div className="integrations-acts">
        <ButtonLink href={hrefTo('integrations', endpoint.endpointId)}>What it was told</ButtonLink>
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
              <Button onClick={() => onAct('resume')}>Switch on</Button>
            )}
            <Button look="danger" onClick={() => onAct('end')}>
              End
            </Button>
          </>
        )}
      </div>
    </SidePart>
  );
}
