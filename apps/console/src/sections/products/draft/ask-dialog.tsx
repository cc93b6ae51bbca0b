import { languageWords } from '../../../kit/words/language-words.ts';
import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { Button } from '../../../kit/button.tsx';
import { NeedsApprovalChip } from '../../../kit/chip.tsx';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { dayWords, distanceWords } from '../../../kit/words/day-words.ts';
import { leavesOf, type Draft, type WrittenTerms } from './draft.ts';
import type { ProductNames } from './names-form.tsx';
import type { ProductFile } from '../product-editor.tsx';
import { termWords } from '../../../kit/words/term-words.ts';
import { reasonFault } from '../../../kit/words/reason-fault.ts';
import { useDialogDraft } from '../../../kit/fields/use-draft.ts';

type Props = {
  readonly file: ProductFile;
  readonly draft: Draft;
  readonly startsOn: string;
  readonly changed: readonly string[];
  readonly names: ProductNames;
  /** The short name of a new product. */
  readonly newId: string | null;
  readonly onClose: () => void;
  readonly onAsked: () => void;
};

/** What is asked for, from when on and why; nothing changes before somebody else agrees. */
export function AskDialog({ file, draft, startsOn, changed, names, newId, onClose, onAsked }: Props) {
  const { market } = useDesk();
  const act = useAct('console.product-ask');
  const [reason, setReason] = useDialogDraft(`product ask ${file.productId}`, '');
  const [wrong, setWrong] = useState<string>();
  const base = file.versions.find(({ version }) => version === file.last)?.terms;
  const [was, is] = [leavesOf(newId === null ? base : {}), leavesOf(draft)];
  const name = names['en'] ?? file.names['en'] ?? file.productId;
  const rows = newId === null ? changed : [...is.keys()];
  const ask = async () => {
    const fault = reasonFault(reason);
    setWrong(fault);
    if (fault) return;
    const productId = newId ?? file.productId;
    // The live check read the draft with the domain's own reader: it is what the contract calls terms.
    const terms = draft as unknown as WrittenTerms;
    const outcome = await act.run({
      market: market.market,
      productId,
      terms,
      ...(Object.keys(names).length > 0 && { names }),
      startsOn,
      reason: reason.trim(),
    });
    if (outcome && 'answer' in outcome) onAsked();
  };
  return (
    <Dialog
      title={newId === null ? `Send draft v${file.last + 1} for approval?` : `Send ${name} for approval?`}
      about={`${name} · from ${dayWords(startsOn, file.businessDate)}, ${distanceWords(startsOn, file.businessDate)}`}
      beside={<NeedsApprovalChip />}
      onClose={onClose}
      onCommit={() => void ask()}
      commitWords="send for approval"
      note="Existing loans keep their version. Borrowers are not notified."
      buttons={
        <>
          <Button onClick={onClose}>Back to the draft</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void ask()}>
            Send for approval
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      {Object.entries(names).map(([language, written]) => (
        <p key={language}>
          {languageWords(language)}: <strong>{written}</strong>
        </p>
      ))}
      <Table
        label="What changes"
        columns={[
          { key: 'term', head: 'Term', look: 'strong', cell: (path: string) => termWords(path) },
          { key: 'was', head: `v${file.last}`, cell: (path) => was.get(path) ?? '–' },
          { key: 'is', head: `v${file.last + 1}`, cell: (path) => is.get(path) ?? '–' },
        ]}
        rows={rows}
        rowKey={(path) => path}
        density="dense"
      />
      <br />
      <TextArea
        label="Reason"
        needed="the approver reads it"
        rows={2}
        value={reason}
        onChange={setReason}
        error={wrong}
      />
    </Dialog>
  );
}
