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
    note: 'One event of type “test”, signed like any other. See the result in the log.',
    done: 'Test event sent.',
  },
  pause: {
    title: 'Pause',
    commits: 'Pause',
    note: 'Nothing is sent. Events are kept for up to ninety days.',
    done: 'Paused.',
  },
  resume: {
    title: 'Enable',
    commits: 'Enable',
    note: 'Pending events are delivered immediately.',
    done: 'Enabled. Pending events are being delivered.',
  },
  rotate: {
    title: 'Rotate the secret of',
    commits: 'Rotate secret',
    note: 'Both secrets stay valid for 24 hours, so that the receiver can switch over.',
    done: 'The new secret, shown once:',
  },
  end: {
    title: 'Delete',
    commits: 'Revoke',
    note: 'Permanent. Pending events are dropped; the log is kept for ninety days.',
    done: 'Deleted.',
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
