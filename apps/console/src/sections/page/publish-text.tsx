import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';

type Text = Omit<RequestOf<Calls['console.text-publish']>, 'reason'>;

type Props = {
  readonly text: Text;
  /** What changes, in a few words. */
  readonly what: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** A new version, with why. What was said before stays readable. */
export function PublishText({ text, what, onClose, onDone }: Props) {
  const act = useAct('console.text-publish');
  const [wrong, setWrong] = useState<{ words: string }>();
  const commit = async (reason: string) => {
    setWrong(undefined);
    const outcome = await act.run({ ...text, reason });
    if (!outcome || 'fault' in outcome) return;
    if (outcome.answer.version === null) setWrong({ words: outcome.answer.faults.join(' ') });
    else onDone();
  };
  return (
    <ReasonDialog
      title={`Publish: ${what}?`}
      about={`version ${text.after} → ${text.after + 1}`}
      width="narrow"
      commits="Publish"
      note="Live immediately."
      isBusy={act.isBusy}
      fault={act.fault ?? wrong}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
