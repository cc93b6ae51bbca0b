import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useAct } from '../../data/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Facts } from '../../kit/facts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { rowsOf } from './bureau-types.ts';

export type AnswerSeen = ResponseOf<Calls['console.bureau-answer']>;
type Props = {
  readonly fileId: string;
  readonly name: string;
  readonly csv: string;
  /** What a dry run said. */
  readonly seen: AnswerSeen;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** Which rows the bureau did not take, line errors with it, before each becomes work. */
export function AnswerDialog({ fileId, name, csv, seen, onClose, onDone }: Props) {
  const act = useAct('console.bureau-answer');
  const commit = async () => {
    const outcome = await act.run({ fileId, csv, isDryRun: false });
    if (outcome && 'answer' in outcome)
      onDone(
        outcome.answer.notTaken === 0
          ? 'The bureau took every row.'
          : `Not taken: ${rowsOf(outcome.answer.notTaken)}, which wait under Disputes.`,
      );
  };
  return (
    <Dialog
      title="The bureau’s answer"
      about={name}
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="keep it"
      note="account, code, reason: a line for each row that was not taken."
      buttons={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
            Keep the answer
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <Facts
        look="lines"
        facts={[
          ['Not taken: work until each is mended', seen.notTaken],
          ['Known before', seen.known],
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
