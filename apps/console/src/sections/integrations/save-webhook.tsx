import { type ReactNode } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Choice } from './choice.tsx';
import { ShownOnce } from './shown-once.tsx';
import type { Endpoint, Told } from './webhook-columns.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Props = {
  readonly endpoint?: Endpoint;
  readonly events: readonly Told[];
  readonly onClose: () => void;
  readonly onDone: (words: ReactNode) => void;
};

/** A new address, or another one for what is there. */
export function SaveWebhook({ endpoint, events, onClose, onDone }: Props) {
  const { market } = useDesk();
  const act = useAct('console.webhook-save');
  const [name, setName] = useDialogDraft(
    `webhook ${endpoint?.endpointId ?? market.market} name`,
    endpoint?.name ?? '',
  );
  const [url, setUrl] = useDialogDraft(
    `webhook ${endpoint?.endpointId ?? market.market} url`,
    endpoint?.url ?? '',
  );
  const [chosen, setChosen] = useDialogDraft<readonly string[]>(
    `webhook ${endpoint?.endpointId ?? market.market} chosen`,
    endpoint?.events ?? [],
  );
  const commit = async (reason: string) => {
    const outcome = await act.run({
      market: market.market,
      ...(endpoint && { endpointId: endpoint.endpointId }),
      name: name.trim(),
      url: url.trim(),
      events: [...chosen] as Told['key'][],
      reason,
    });
    if (!outcome || 'fault' in outcome) return;
    const { secret, decidedBy } = outcome.answer;
    const until = decidedBy && momentWords(new Date(decidedBy), market.timeZone, market.businessDate);
    onDone(
      secret === null ? (
        until ? (
          `Sent for approval, to be decided by ${until}. Until then ${name.trim()} stays as it is.`
        ) : (
          `${name.trim()} is changed.`
        )
      ) : (
        <>
          <p>
            {name.trim()} is active once approved, by {until}. Its receiver verifies every event with this
            secret, shown once.
          </p>
          <ShownOnce label="The secret" value={secret} />
        </>
      ),
    );
  };
  return (
    <ReasonDialog
      title={endpoint ? `Change ${endpoint.name}` : 'Add a webhook'}
      about={`${market.name}: a webhook serves one market`}
      commits={endpoint ? 'Save' : 'Add the webhook'}
      isBusy={act.isBusy}
      fault={act.fault}
      isReady={name.trim() !== '' && url.trim() !== '' && chosen.length > 0}
      note={
        endpoint
          ? 'A new URL or more events take effect after approval. Pending events go to the new URL too.'
          : 'Active after approval, for events from then on. Failed deliveries are retried ten times over three days.'
      }
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <TextField label="Name" value={name} onChange={setName} placeholder="Accounting" autoComplete="off" />
      <TextField
        label="Address"
        value={url}
        onChange={setUrl}
        placeholder="https://hooks.example.com/candor"
        autoComplete="off"
      />
      <Choice legend="Events" options={events} chosen={chosen} onChange={setChosen} />
    </ReasonDialog>
  );
}
