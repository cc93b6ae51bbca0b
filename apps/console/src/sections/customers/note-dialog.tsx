import { useRef, useState } from 'react';
import { sizeWords } from '../../customer/attachment-button.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';
import {
  attachmentBytesAtMost,
  attachmentTypes,
  readAttachment,
  type ChosenFile,
} from '../../kit/files/read-attachment.ts';
import { Notice } from '../../kit/notice.tsx';
import type { Customer } from './customer-types.ts';

const filesAtMost = 3;

type Props = { readonly customer: Customer; readonly onClose: (isDone: boolean) => void };

/** What others should know of this customer, with what shows it. The borrower never reads it. */
export function NoteDialog({ customer, onClose }: Props) {
  const { market } = useDesk();
  const act = useAct('console.customer-note');
  const [words, setWords] = useDialogDraft(`note ${customer.borrowerId}`);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [wrong, setWrong] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = async (list: FileList | null) => {
    const given = [...(list ?? [])];
    const large = given.find(({ size }) => size > attachmentBytesAtMost);
    setWrong(
      large
        ? `“${large.name}” has ${sizeWords(large.size)}: at most 5 MB are taken.`
        : given.length + files.length > filesAtMost
          ? `At most ${filesAtMost} files to a note.`
          : undefined,
    );
    if (large || given.length + files.length > filesAtMost) return;
    const read = await Promise.all(given.map(readAttachment));
    setFiles([...files, ...read]);
  };
  const commit = async () => {
    if (act.isBusy) return;
    if (words.trim() === '') return setMissing(true);
    const answered = await act.run({
      market: market.market,
      borrowerId: customer.borrowerId,
      words: words.trim(),
      files: files.map(({ name, base64 }) => ({ name, base64 })),
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
        {wrong && <Notice tone="red">{wrong}</Notice>}
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
        <input
          ref={input}
          className="k-spoken"
          type="file"
          multiple
          accept={attachmentTypes}
          aria-label="Files to attach"
          onChange={(event) => {
            void choose(event.target.files);
            event.target.value = '';
          }}
        />
        <div className="k-buttons">
          <Button icon="paper" onClick={() => input.current?.click()}>
            Attach a file
          </Button>
          {files.map(({ name, bytes }, at) => (
            <Button
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
              key={at}
              size="small"
              icon="close"
              onClick={() => setFiles(files.filter((_, n) => n !== at))}
            >
              {name} <span className="k-muted">{sizeWords(bytes)}</span>
            </Button>
          ))}
        </div>
        <p className="k-muted">JPEG, PNG or PDF, at most 5 MB each, known by their content.</p>
      </div>
    </Dialog>
  );
}
