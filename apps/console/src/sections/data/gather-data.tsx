import { useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';

type Props = { readonly onClose: () => void; readonly onDone: () => void };

/** Somebody asked by telephone or letter. */
export function GatherData({ onClose, onDone }: Props) {
  const act = useAct('console.data-export');
  const [loan, setLoan] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const commit = async () => {
    const isWhole = loan.trim() !== '' && reason.trim().length >= 3;
    setWrong(isWhole ? undefined : 'Please give the reference of a loan of theirs, and how they asked.');
    if (!isWhole) return;
    const outcome = await act.run({ loan: loan.trim(), reason: reason.trim() });
    if (outcome && 'answer' in outcome) onDone();
  };
  const fault = wrong ?? act.fault?.words;
  return (
    <Dialog
      title="Have somebody’s data gathered"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="gather"
      note="It is made ready in their own app for seven days, and they get a message."
      buttons={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
            Gather their data
          </Button>
        </>
      }
    >
      {fault && <Notice tone="red">{fault}</Notice>}
      <TextField label="A loan of theirs" value={loan} onChange={setLoan} placeholder="CL-FWX93-GGB9Q" />
      <TextField label="How they asked" value={reason} onChange={setReason} />
    </Dialog>
  );
}
