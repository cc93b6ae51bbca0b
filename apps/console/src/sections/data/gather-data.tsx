import { useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Props = { readonly onClose: () => void; readonly onDone: () => void };

/** Somebody asked by telephone or letter. */
export function GatherData({ onClose, onDone }: Props) {
  const act = useAct('console.data-export');
  const [loan, setLoan] = useDialogDraft('data request loan', '');
  const [reason, setReason] = useDialogDraft('data request reason', '');
  const [wrong, setWrong] = useState<string>();
  const commit = async () => {
    const isWhole = loan.trim() !== '' && reason.trim().length >= 3;
    setWrong(isWhole ? undefined : 'Enter one of their loan references and how they asked.');
    if (!isWhole) return;
    const outcome = await act.run({ loan: loan.trim(), reason: reason.trim() });
    if (outcome && 'answer' in outcome) onDone();
  };
  const fault = wrong ?? act.fault?.words;
  return (
    <Dialog
      title="Log a data request"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="gather"
      note="The export is available in their app for seven days, and they get a message."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
            Create data export
          </Button>
        </>
      }
    >
      {fault && <Notice tone="red">{fault}</Notice>}
      <TextField label="One of their loans" value={loan} onChange={setLoan} placeholder="CL-FWX93-GGB9Q" />
      <TextField label="How they contacted us" value={reason} onChange={setReason} />
    </Dialog>
  );
}
