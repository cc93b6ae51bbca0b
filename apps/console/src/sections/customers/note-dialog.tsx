import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { FilesField } from '../../kit/fields/files-field.tsx';
import { useFilesDraft } from '../../kit/fields/use-files-draft.ts';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';
import { Notice } from '../../kit/notice.tsx';
import type { Customer } from './customer-types.ts';

type Props = { readonly customer: Customer; readonly onClose: (isDone: boolean) => void };

/** What others should know of this customer, with what shows it. The borrower never reads it. */
export function NoteDialog({ customer, onClose }: Props) {
  const { market } = useDesk();
  const act = useAct('console.customer-note');
  const [words, setWords] = useDialogDraft(`note ${customer.borrowerId}`, '');
  const attached = useFilesDraft(`note ${customer.borrowerId} files`);
  const [isMissing, setMissing] = useState(false);
  const commit = async () => {
    if (act.isBusy) return;
    if (words.trim() === '') return setMissing(true);
    const answered = await act.run({
      market: market.market,
      borrowerId: customer.borrowerId,
      words: words.trim(),
      files: attached.files.map(({ name, base64 }) => ({ name, base64 })),
    });
    if (answered && 'answer' in answered) onClose(true);
  };
  return (
    <Dialog
      title="Add a note"
      about={customer.name ?? 'Name not kept'}
      onClose={() => onClose(false)}
      onCommit={() => void commit()}
      commitWords="add note"
      note="Only staff see it. A note stays as it was written."
      buttons={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
            Add note
          </Button>
        </>
      }
    >
      <div className="k-form">
        {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
        <TextArea
          label="Note"
          rows={4}
          value={words}
          onChange={(value) => {
            setMissing(false);
            setWords(value);
          }}
          error={isMissing ? 'Please write the note.' : undefined}
        />
        <FilesField
          label="Files to attach"
          words="Attach a file"
          files={attached.files}
          lost={attached.lost}
          onChange={attached.change}
        />
      </div>
    </Dialog>
  );
}
