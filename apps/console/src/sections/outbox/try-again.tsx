import { useAct } from '../../shell/runtime/use-act.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';

type Props = {
  readonly taskId: string;
  readonly what: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Has the worker try what it gave up. */
export function TryAgain({ taskId, what, onClose, onDone }: Props) {
  const act = useAct('console.outbox-retry');
  const commit = async (reason: string) => {
    const outcome = await act.run({ taskId, reason });
    if (outcome && 'answer' in outcome) onDone();
  };
  return (
    <ReasonDialog
      title={`Try again: ${what}?`}
      width="narrow"
      commits="Try again"
      note="It is retried now, with the usual number of attempts."
      isBusy={act.isBusy}
      fault={act.fault}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
