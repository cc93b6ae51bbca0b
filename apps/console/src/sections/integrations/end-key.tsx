import type { ReactNode } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import type { Key } from './key-columns.tsx';

type Props = {
  readonly chosen: Key;
  readonly onClose: () => void;
  readonly onDone: (words: ReactNode) => void;
};

/** The end of a key. */
export function EndKey({ chosen, onClose, onDone }: Props) {
  const act = useAct('console.key-end');
  const commit = async (reason: string) => {
    const outcome = await act.run({ keyId: chosen.keyId, reason });
    if (outcome && 'answer' in outcome) onDone(`The key ck_${chosen.keyId} is revoked.`);
  };
  return (
    <ReasonDialog
      title={`End the key “${chosen.name}”?`}
      about={<span className="k-reference">ck_{chosen.keyId}</span>}
      width="narrow"
      commits="Revoke key"
      look="danger"
      isBusy={act.isBusy}
      fault={act.fault}
      note="Immediate and permanent: the program’s next call is rejected."
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
