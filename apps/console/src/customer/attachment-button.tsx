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

/** A file that was attached: a picture is shown, a document saved. That somebody opened it is kept. */
export function AttachmentButton({ file }: { readonly file: Attachment }) {
  const { may } = useDesk();
  const open = useAct('console.attachment');
  const [shown, setShown] = useState<Opened>();
  const give = async () => {
    const outcome = await open.run({ attachmentId: file.attachmentId });
    if (!outcome || 'fault' in outcome) return;
    if (!saveIfDocument(outcome.answer)) setShown(outcome.answer);
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
      {shown && <OpenedPicture file={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
