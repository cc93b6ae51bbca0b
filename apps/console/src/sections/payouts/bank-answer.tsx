import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useAct } from '../../data/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Facts } from '../../kit/facts.tsx';
import { Notice } from '../../kit/notice.tsx';

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
    if (count === 0) return;
    const outcome = await act.run({ csv, isDryRun: false });
    if (outcome && 'answer' in outcome)
      onDone(`${outcome.answer.left} have left, ${outcome.answer.failed} have failed.`);
  };
  return (
    <Dialog
      title="The bank’s answer"
      about={name}
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="book it"
      buttons={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            look="primary"
            keys="Ctrl+Enter"
            isBusy={act.isBusy}
            disabled={count === 0}
            onClick={() => void commit()}
          >
            {`Book ${count} answers`}
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <Facts
        look="lines"
        facts={[
          ['Paid: each loan begins, each is booked', seen.left],
          ['Failed: the borrower may name another account', seen.failed],
          ['Told before', seen.again],
          ['Lines at fault', seen.faults.length],
        ]}
      />
      {seen.faults.length > 0 && (
        <Notice tone="amber">
          {seen.faults.slice(0, 20).map(({ line, sentence }) => (
            <p key={line}>
              Line {line}: {sentence}
            </p>
          ))}
        </Notice>
      )}
    </Dialog>
  );
}
