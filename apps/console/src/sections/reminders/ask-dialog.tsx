import { useState } from 'react';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';
import { reasonFault } from '../../kit/words/reason-fault.ts';
import { againstNow } from './plan-words.ts';
import type { PlanFile, Run, TryRequest } from './plan-types.ts';

type Props = {
  readonly file: PlanFile;
  readonly request: TryRequest;
  readonly run: Run;
  readonly changes: number;
  readonly onClose: () => void;
  readonly onAsked: () => void;
};

/** Asks an approver to agree to another plan, from a day on, with a reason. */
export function AskDialog({ file, request, run, changes, onClose, onAsked }: Props) {
  const { market } = useDesk();
  const name = `reminder plan ask ${market.market} ${file.productId ?? ''}`;
  const [validFrom, setValidFrom] = useDialogDraft<string>(`${name} day`, file.earliest);
  const [reason, setReason] = useDialogDraft(name, '');
  const [isTried, setTried] = useState(false);
  const ask = useAct('console.reminder-plan-ask');
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(validFrom);
  const commit = async () => {
    setTried(true);
    if (reasonFault(reason) || !isDay) return;
    const done = await ask.run({ ...request, validFrom, seen: run.mark, reason });
    if (done && 'answer' in done) onAsked();
  };
  return (
    <Dialog
      title={`Remind ${file.name} by v${file.newest + 1}?`}
      about={`${changes} ${changes === 1 ? 'change' : 'changes'} since v${request.basedOn}`}
      beside={<NeedsApprovalChip />}
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="send for approval"
      note="The approver sees this dry run. Nothing changes until they have agreed; what is planned already is sent by the plan that planned it."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={ask.isBusy} onClick={() => void commit()}>
            Send for approval
          </Button>
        </>
      }
    >
      <p>In the next 7 days: {againstNow(run)}.</p>
      <DayField
        label="Start date"
        value={validFrom}
        onChange={setValidFrom}
        hint="tomorrow at the earliest: today’s reminders are planned"
        error={isTried && !isDay ? 'Enter a day.' : undefined}
      />
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
