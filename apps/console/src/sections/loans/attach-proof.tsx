import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { fileBytesAtMost, fileTypes, readChosenFile, sizeWords } from '../../kit/files/chosen-file.ts';
import { Notice } from '../../kit/notice.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';

export type ProofFile = { readonly attachmentId: string; readonly name: string; readonly bytes: number };

type Props = {
  readonly loan: string;
  readonly file: ProofFile | undefined;
  readonly onFile: (file: ProofFile | undefined) => void;
};

/** A picture or PDF that shows the payment: kept at once, and seen by the approver. */
export function AttachProof({ loan, file, onFile }: Props) {
  const { market } = useDesk();
  const act = useAct('console.payment-proof');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const isLarge = chosen.size > fileBytesAtMost;
    setWrong(isLarge ? `“${chosen.name}” has ${sizeWords(chosen.size)}: at most 5 MB are taken.` : undefined);
    if (isLarge) return;
    const { name, base64, bytes } = await readChosenFile(chosen);
    const kept = await act.run({ market: market.market, loan, name, base64 });
    if (kept && 'answer' in kept) onFile({ attachmentId: kept.answer.attachmentId, name, bytes });
  };
  return (
    <>
      <input
        ref={input}
        className="k-spoken"
        type="file"
        accept={fileTypes}
        aria-label="Picture or PDF of the proof"
        tabIndex={-1}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="k-buttons">
        {file ? (
          <Button size="small" icon="close" onClick={() => onFile(undefined)}>
            {file.name} <span className="k-muted">{sizeWords(file.bytes)}</span>
          </Button>
        ) : (
          <Button size="small" icon="paper" isBusy={act.isBusy} onClick={() => input.current?.click()}>
            Attach a picture or PDF
          </Button>
        )}
      </div>
      {wrong && <Notice tone="red">{wrong}</Notice>}
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
    </>
  );
}
