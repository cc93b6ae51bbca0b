import { useState } from 'react';
import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { Button } from '../kit/button.tsx';
import { OpenedPicture, saveIfDocument } from '../kit/files/opened-file.tsx';
import { sizeWords } from '../kit/files/chosen-file.ts';
import { Notice } from '../kit/notice.tsx';
import { useDesk } from '../shell/me.ts';
import { useAct } from '../shell/runtime/use-act.ts';

type Attachment = ResponseOf<Calls['console.customer-notes']>['notes'][number]['attachments'][number];
type Opened = ResponseOf<Calls['console.attachment']>;

/** A file that was attached to a note. That somebody opened it is kept. */
export function AttachmentButton({ file }: { readonly file: Attachment }) {
  const { may } = useDesk();
  const open = useAct('console.attachment');
  const give = async () => {
    const outcome = await open.run({ attachmentId: file.attachmentId });
    return outcome && 'answer' in outcome ? outcome.answer : undefined;
  };
  if (!may('customer.note'))
    return (
      <span className="k-attached k-muted">
        {file.name} · {sizeWords(file.bytes)}
      </span>
    );
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
    if (opened && !saveIfDocument(opened)) setShown(opened);
  };
  return (
    <>
      <Button size="small" icon="paper" isBusy={isBusy} commits onClick={() => void give()}>
        {file.name} <span className="k-muted">{sizeWords(file.bytes)}</span>
      </Button>
      {fault && <Notice tone="red">{fault}</Notice>}
      {shown && <OpenedPicture file={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
