import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { FileDialog } from '../../kit/dialogs/file-dialog.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

export type AnswerSeen = ResponseOf<Calls['console.payout-batch-answer']>;
type Props = {
  readonly name: string;
  readonly csv: string;
  /** What a dry run said. */
  readonly seen: AnswerSeen;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** What the bank's answer would do, line errors with it, before it is done. */
export function BankAnswer({ name, csv, seen, onClose, onDone }: Props) {
  const { market, money } = useDesk();
  const act = useAct('console.payout-batch-answer');
  const hasLines = seen.left > 0 || seen.failed > 0;
  const [reason, setReason] = useDialogDraft(`bank result ${name}`, '');
  const commit = async () => {
    const outcome = await act.run({
      market: market.market,
      csv,
      file: name.slice(0, 120),
      isDryRun: false,
      reason: reason.trim(),
    });
    if (outcome && 'answer' in outcome) onDone('The result needs approval: someone else posts it.');
  };
  return (
    <FileDialog
      title="Bank result file"
      about={name}
      commitWords="request approval"
      commits={`Request approval of ${moneyWords(money, BigInt(seen.total))} to ${seen.left === 1 ? '1 payee' : `${seen.left} payees`}`}
      isReady={hasLines && reason.trim().length >= 3}
      isBusy={act.isBusy}
      fault={act.fault}
      facts={[
        ['Paid: loans start and are posted after approval', seen.left],
        ['Failed: the borrower can give another account', seen.failed],
        ['Already recorded', seen.again],
      ]}
      faults={seen.faults}
      onClose={onClose}
      onCommit={() => void commit()}
    >
      <TextField label="Reason" needed="the approver reads it" value={reason} onChange={setReason} />
    </FileDialog>
  );
}
