import { useState } from 'react';
import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { saveText } from '../kit/files/save-text.ts';
import { Notice } from '../kit/notice.tsx';
import { useDesk } from '../shell/me.ts';
import { useAct } from '../shell/runtime/use-act.ts';

type Attachment = ResponseOf<Calls['console.customer-notes']>['notes'][number]['attachments'][number];
type Opened = ResponseOf<Calls['console.attachment']>;

/** 421,888 → 412 KB */
export function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** A file that was attached: a picture is shown, a document saved. That somebody opened it is kept. */
export function AttachmentButton({ file }: { readonly file: Attachment }) {
  const { may } = useDesk();
  const open = useAct('console.attachment');
  const [shown, setShown] = useState<Opened>();
  const give = async () => {
    const outcome = await open.run({ attachmentId: file.attachmentId });
    if (!outcome || 'fault' in outcome) return;
    const { fileName, mediaType, base64 } = outcome.answer;
    if (mediaType !== 'application/pdf') return setShown(outcome.answer);
    saveText(
      fileName,
      Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      mediaType,
    );
  };
  if (!may('customer.note'))
    return (
      <span className="k-attached k-muted">
        {file.name} · {sizeWords(file.bytes)}
      </span>
    );
  return (
    <>
      <Button size="small" icon="paper" isBusy={open.isBusy} commits onClick={() => void give()}>
        {file.name} <span className="k-muted">{sizeWords(file.bytes)}</span>
      </Button>
      {open.fault && <Notice tone="red">{open.fault.words}</Notice>}
      {shown && (
        <Dialog
          title={shown.fileName}
          about="That you opened it is in the audit trail."
          width="wide"
          onClose={() => setShown(undefined)}
          buttons={
            <Button keys="Escape" onClick={() => setShown(undefined)}>
              Close
            </Button>
          }
        >
          <img
            className="k-attached-picture"
            src={`data:${shown.mediaType};base64,${shown.base64}`}
            alt={shown.fileName}
          />
        </Dialog>
      )}
    </>
  );
}
