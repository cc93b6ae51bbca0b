import { ApprovalDialog } from '../../shell/approval-dialog.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
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

/** Asks an approver to agree to another plan, from a day on. */
export function AskDialog({ file, request, run, changes, onClose, onAsked }: Props) {
  const { market } = useDesk();
  const ask = useAct('console.reminder-plan-ask');
  const commit = async (reason: string, validFrom: string) => {
    const done = await ask.run({ ...request, validFrom, seen: run.mark, reason });
    if (done && 'answer' in done) onAsked();
  };
  return (
    <ApprovalDialog
      title={`Remind ${file.name} by v${file.newest + 1}?`}
      about={`${changes} ${changes === 1 ? 'change' : 'changes'} since v${request.basedOn}`}
      note="The approver sees this dry run. Nothing changes until they have agreed; what is planned already is sent by the plan that planned it."
      startsOn={{
        draft: `reminder plan ask ${market.market} ${file.productId ?? ''} day`,
        first: file.earliest,
        hint: () => 'tomorrow at the earliest: today’s reminders are planned',
      }}
      isBusy={ask.isBusy}
      fault={ask.fault}
      onClose={onClose}
      onCommit={(reason, validFrom) => void commit(reason, validFrom)}
    >
      <p>In the next 7 days: {againstNow(run)}.</p>
    </ApprovalDialog>
  );
}
