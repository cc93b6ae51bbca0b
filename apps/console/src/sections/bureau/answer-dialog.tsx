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
          ? 'The bureau accepted every row.'
          : `Rejected: ${rowsOf(outcome.answer.notTaken)}. They are listed under Disputes.`,
      );
  };
  return (
    <FileDialog
      title="Bureau response"
      about={name}
      commitWords="save"
      commits="Save response"
      note="account, code, reason: one line for each rejected row."
      isBusy={act.isBusy}
      fault={act.fault}
      facts={[
        ['Rejected: to be corrected', seen.notTaken],
        ['Already recorded', seen.known],
      ]}
      faults={seen.faults}
      onClose={onClose}
      onCommit={() => void commit()}
    />
  );
}
