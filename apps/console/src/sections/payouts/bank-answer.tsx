import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useAct } from '../../data/use-act.ts';
import { FileDialog } from '../../kit/file-dialog.tsx';

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
  const act = useAct('console.payout-batch-answer');
  const count = seen.left + seen.failed;
  const commit = async () => {
    const outcome = await act.run({ csv, isDryRun: false });
    if (outcome && 'answer' in outcome)
      onDone(`${outcome.answer.left} have left, ${outcome.answer.failed} have failed.`);
  };
  return (
    <FileDialog
      title="The bank’s answer"
      about={name}
      commitWords="book it"
      commits={`Book ${count} answers`}
      isReady={count > 0}
      isBusy={act.isBusy}
      fault={act.fault}
      facts={[
        ['Paid: each loan begins, each is booked', seen.left],
        ['Failed: the borrower may name another account', seen.failed],
        ['Told before', seen.again],
      ]}
      faults={seen.faults}
      onClose={onClose}
      onCommit={() => void commit()}
    />
  );
}
