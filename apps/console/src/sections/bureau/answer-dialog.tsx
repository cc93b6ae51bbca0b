import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useAct } from '../../shell/runtime/use-act.ts';
import { FileDialog } from '../../kit/dialogs/file-dialog.tsx';
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
    <FileDialog
      title="The bureau’s answer"
      about={name}
      commitWords="keep it"
      commits="Keep the answer"
      note="account, code, reason: a line for each row that was not taken."
      isBusy={act.isBusy}
      fault={act.fault}
      facts={[
        ['Not taken: work until each is mended', seen.notTaken],
        ['Known before', seen.known],
      ]}
      faults={seen.faults}
      onClose={onClose}
      onCommit={() => void commit()}
    />
  );
}
