import { ApprovalDialog } from '../../shell/approval-dialog.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { dayWords } from '../../kit/words/day-words.ts';
import type { Draft } from './table-types.ts';

type Props = {
  readonly basedOn: number;
  readonly draft: Draft;
  readonly changes: number;
  readonly onClose: () => void;
  readonly onAsked: () => void;
};

/** Asks an approver to agree to a new version, from a day on. */
export function AskDialog({ basedOn, draft, changes, onClose, onAsked }: Props) {
  const { market } = useDesk();
  const ask = useAct('console.table-ask');
  const commit = async (reason: string, validFrom: string) => {
    const done = await ask.run({ market: market.market, basedOn, table: draft, validFrom, reason });
    if (done && 'answer' in done) onAsked();
  };
  return (
    <ApprovalDialog
      title={`Decide by v${basedOn + 1} in ${market.name}?`}
      about={`${changes} ${changes === 1 ? 'cell' : 'cells'} changed since v${basedOn}`}
      note="Nothing changes until an approver has agreed. What was decided stays as it is."
      startsOn={{
        draft: `table ask ${market.market} day`,
        first: market.businessDate,
        hint: (day) => day && `Every application from ${dayWords(day)} on is decided by it.`,
      }}
      isBusy={ask.isBusy}
      fault={ask.fault}
      onClose={onClose}
      onCommit={(reason, validFrom) => void commit(reason, validFrom)}
    />
  );
}
