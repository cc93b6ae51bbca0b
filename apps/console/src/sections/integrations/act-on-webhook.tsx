import type { Calls, RequestOf } from '@candor/contract/console-client';
import type { ReactNode } from 'react';
import { hrefTo } from '../../shell/router.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';
import type { Endpoint } from './webhook-columns.tsx';

export type WebhookAct = RequestOf<Calls['console.webhook-act']>['act'];

type Words = {
  readonly title: string;
  readonly commits: string;
  readonly note: string;
  readonly done: string;
};

const words: Readonly<Record<WebhookAct, Words>> = {
  test: {
    title: 'Send a test event to',
    commits: 'Send a test event',
    note: 'One event of the type “test”, signed like any other. What becomes of it is in the log.',
    done: 'A test event is on its way.',
  },
  pause: {
    title: 'Pause',
    commits: 'Pause it',
    note: 'Nothing is sent. What happens meanwhile waits, for ninety days at most.',
    done: 'It is paused.',
  },
  resume: {
    title: 'Switch on',
    commits: 'Switch it on',
    note: 'What waits is told at once.',
    done: 'It is told again, beginning with what waited.',
  },
  rotate: {
    title: 'A new secret for',
    commits: 'Make a new secret',
    note: 'Both secrets sign for 24 hours: the receiver changes over when it suits it.',
    done: 'The new secret, this once:',
  },
  end: {
    title: 'End',
    commits: 'End it',
    note: 'For good. What waits is told to nobody; the log stays for ninety days.',
    done: 'It is told of nothing any more.',
  },
};

type Props = {
  readonly endpoint: Endpoint;
  readonly act: WebhookAct;
  readonly onClose: () => void;
  readonly onDone: (words: ReactNode) => void;
};

/** Something is done about an address: what follows is said before. */
export function ActOnWebhook({ endpoint, act, onClose, onDone }: Props) {
  const asking = useAct('console.webhook-act');
  const { title, commits, note, done } = words[act];
  const commit = async (reason: string) => {
    const outcome = await asking.run({ endpointId: endpoint.endpointId, act, reason });
    if (!outcome || 'fault' in outcome) return;
    const { secret } = outcome.answer;
    onDone(
      <>
        <p>{done}</p>
        {act === 'test' && (
          <ButtonLink size="small" href={hrefTo('integrations', endpoint.endpointId)}>
            See its log
          </ButtonLink>
        )}
        {secret !== null && <ShownOnce label="The secret" value={secret} />}
      </>,
    );
  };
  return (
    <ReasonDialog
      title={`${title} ${endpoint.name}?`}
      about={endpoint.url}
      width="narrow"
      commits={commits}
      look={act === 'end' ? 'danger' : 'primary'}
      isBusy={asking.isBusy}
      fault={asking.fault}
      note={note}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
