import { useState } from 'react';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import type { Draft } from './table-types.ts';
import { reasonFault } from '../../kit/words/reason-fault.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Props = {
  readonly basedOn: number;
  readonly draft: Draft;
  readonly changes: number;
  readonly onClose: () => void;
  readonly onAsked: () => void;
};

/** Asks an approver to agree to a new version, from a day on, with a reason. */
export function AskDialog({ basedOn, draft, changes, onClose, onAsked }: Props) {
  const { market } = useDesk();
  const [validFrom, setValidFrom] = useDialogDraft<string>(
    `table ask ${market.market} day`,
    market.businessDate,
  );
  const [reason, setReason] = useDialogDraft(`table ask ${market.market}`, '');
  const [isTried, setTried] = useState(false);
  const ask = useAct('console.table-ask');
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(validFrom);
  const commit = async () => {
    setTried(true);
    if (reasonFault(reason) || !isDay) return;
    const done = await ask.run({ market: market.market, basedOn, table: draft, validFrom, reason });
    if (done && 'answer' in done) onAsked();
  };
  return (
    <Dialog
      title={`Decide by v${basedOn + 1} in ${market.name}?`}
      about={`${changes} ${changes === 1 ? 'cell' : 'cells'} changed since v${basedOn}`}
      beside={<NeedsApprovalChip />}
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="send for approval"
      note="Nothing changes until an approver has agreed. What was decided stays as it is."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={ask.isBusy} onClick={() => void commit()}>
            Send for approval
          </Button>
        </>
      }
    >
      <DayField
        label="Start date"
        value={validFrom}
        onChange={setValidFrom}
        hint={isDay ? `Every application from ${dayWords(validFrom)} on is decided by it.` : undefined}
        error={isTried && !isDay ? 'Enter a day.' : undefined}
      />
      <TextArea
        label="Reason"
        needed="the approver reads it"
        value={reason}
        onChange={setReason}
        rows={3}
        error={isTried ? reasonFault(reason) : undefined}
      />
      {ask.fault && <Notice tone="red">{ask.fault.words}</Notice>}
    </Dialog>
  );
}
