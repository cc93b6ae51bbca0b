import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { sizeWords } from '../../kit/files/chosen-file.ts';
import { type OpenedFile, OpenedPicture, saveIfDocument } from '../../kit/files/opened-file.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useAct } from '../../shell/runtime/use-act.ts';
import type { Approval } from './approval.ts';

/** The account that the maker typed: its whole number and its proof, to be compared. Both looks are kept. */
export function GivenAccount({ approval: { account, requestId } }: { readonly approval: Approval }) {
  const reveal = useAct('console.approval-account');
  const open = useAct('console.approval-file');
  const [number, setNumber] = useState<string>();
  const [shown, setShown] = useState<OpenedFile>();
  if (!account?.maySee) return null;
  const show = async () => {
    const outcome = await reveal.run({ requestId });
    if (outcome && 'answer' in outcome) setNumber(outcome.answer.number);
  };
  const give = async (attachmentId: string) => {
    const outcome = await open.run({ requestId, attachmentId });
    if (outcome && 'answer' in outcome && !saveIfDocument(outcome.answer)) setShown(outcome.answer);
  };
  const fault = reveal.fault ?? open.fault;
  return (
    <>
      <h2>Compare account and proof</h2>
      {fault && <Notice tone="red">{fault.words}</Notice>}
      <div className="k-buttons">
        {number === undefined ? (
          <Button size="small" icon="eye" isBusy={reveal.isBusy} commits onClick={() => void show()}>
            Show the full number
          </Button>
        ) : (
          <span className="k-reference" data-reads="account-number">
            {number}
          </span>
        )}
        {account.files.map(({ attachmentId, name, bytes }) => (
          <Button
            key={attachmentId}
            size="small"
            icon="paper"
            isBusy={open.isBusy}
            commits
            onClick={() => void give(attachmentId)}
          >
            {name} <span className="k-muted">{sizeWords(bytes)}</span>
          </Button>
        ))}
      </div>
      <p className="s-muted">That you looked is in the audit trail.</p>
      {shown && <OpenedPicture file={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
