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

/** A file that was attached to a note. That somebody opened it is kept. */
export function AttachmentButton({ file }: { readonly file: Attachment }) {
  const { may } = useDesk();
  const open = useAct('console.attachment');
  if (!may('customer.note')) return <AttachmentName file={file} />;
  const give = async () => {
    const outcome = await open.run({ attachmentId: file.attachmentId });
    return outcome && 'answer' in outcome ? outcome.answer : undefined;
  };
  return <OpenButton file={file} isBusy={open.isBusy} fault={open.fault?.words} onOpen={give} />;
}

/** The same for what was attached to a request: whoever sees the request may open it. */
export function ProofButton({ file, requestId }: { readonly file: Attachment; readonly requestId: string }) {
  const open = useAct('console.approval-attachment');
  const give = async () => {
    const outcome = await open.run({ requestId, attachmentId: file.attachmentId });
    return outcome && 'answer' in outcome ? outcome.answer : undefined;
  };
  return <OpenButton file={file} isBusy={open.isBusy} fault={open.fault?.words} onOpen={give} />;
}

function AttachmentName({ file }: { readonly file: Attachment }) {
  return (
    <span className="k-attached k-muted">
      {file.name} · {sizeWords(file.bytes)}
    </span>
  );
}

type OpenProps = {
  readonly file: Attachment;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onOpen: () => Promise<Opened | undefined>;
};

/** A picture is shown, a document saved. */
function OpenButton({ file, isBusy, fault, onOpen }: OpenProps) {
  const [shown, setShown] = useState<Opened>();
  const give = async () => {
    const opened = await onOpen();
    if (!opened) return;
    const { fileName, mediaType, base64 } = opened;
    if (mediaType !== 'application/pdf') return setShown(opened);
    saveText(
      fileName,
      Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      mediaType,
    );
  };
  return (
    <>
      <Button size="small" icon="paper" isBusy={isBusy} commits onClick={() => void give()}>
        {file.name} <span className="k-muted">{sizeWords(file.bytes)}</span>
      </Button>
      {fault && <Notice tone="red">{fault}</Notice>}
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
