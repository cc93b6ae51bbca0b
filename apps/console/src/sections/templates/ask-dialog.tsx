import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';
import { Notice } from '../../kit/notice.tsx';
import { reasonFault } from '../../kit/words/reason-fault.ts';
import type { TemplateFile, Words } from './template-types.ts';

type Props = {
  readonly file: TemplateFile;
  readonly words: readonly Words[];
  readonly changed: readonly string[];
  readonly onClose: () => void;
  readonly onAsked: () => void;
};

/** Asks an approver to agree to other words, with a reason. */
export function AskDialog({ file, words, changed, onClose, onAsked }: Props) {
  const { market } = useDesk();
  const { template, channel, version } = file;
  const [reason, setReason] = useDialogDraft(`template ask ${market.market} ${template} ${channel}`, '');
  const [isTried, setTried] = useState(false);
  const ask = useAct('console.template-ask');
  const commit = async () => {
    setTried(true);
    if (reasonFault(reason)) return;
    const scope = { market: market.market, template, channel };
    const done = await ask.run({ ...scope, basedOn: version, words: [...words], reason });
    if (done && 'answer' in done) onAsked();
  };
  return (
    <Dialog
      title={`Send v${file.newest + 1} of “${file.name}” for approval?`}
      about={`changed: ${changed.join(', ')}`}
      beside={<NeedsApprovalChip />}
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="send for approval"
      note={`The approver reads old and new in every language. v${version} is sent until they have agreed${file.register ? ` and the new words have their ${file.register.name} template ID` : ''}.`}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={ask.isBusy} onClick={() => void commit()}>
            Send for approval
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        needed="kept in the audit trail"
        rows={2}
        value={reason}
        onChange={setReason}
        error={isTried ? reasonFault(reason) : undefined}
      />
      {ask.fault && <Notice tone="red">{ask.fault.words}</Notice>}
    </Dialog>
  );
}
