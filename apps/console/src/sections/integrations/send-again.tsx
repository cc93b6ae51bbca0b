import { useAct } from '../../shell/runtime/use-act.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';

type Props = {
  readonly deliveryId: string;
  readonly event: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** The same event once more. */
export function SendAgain({ deliveryId, event, onClose, onDone }: Props) {
  const act = useAct('console.webhook-again');
  const commit = async (reason: string) => {
    const outcome = await act.run({ deliveryId, reason });
    if (outcome && 'answer' in outcome) onDone();
  };
  return (
    <ReasonDialog
      title={`Send “${event}” again?`}
      width="narrow"
      commits="Send it again"
      isBusy={act.isBusy}
      fault={act.fault}
      note="Sent under the same id, so that a receiver that already has it can tell."
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
