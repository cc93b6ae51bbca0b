import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { OwnExports } from '../../shell/list/own-exports.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';

type Asked = Omit<RequestOf<Calls['console.audit-export']>, 'market' | 'reason'>;

/** What is in sight as a file. Names are in it: an approver lets it out, and the log says who asked why. */
export function ExportButton({ asked }: { readonly asked: Asked }) {
  const { market } = useDesk();
  const act = useAct('console.audit-export');
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState<string>();
  const open = () => setOpen(true);
  const commit = async (reason: string) => {
    const outcome = await act.run({ ...asked, market: market.market, reason });
    if (!outcome || 'fault' in outcome) return;
    setOpen(false);
    setWords(`Approval of ${outcome.answer.rows.toLocaleString('en')} rows is requested.`);
  };
  useKeys('File', [{ keys: 'Shift+d', words: 'CSV', inBar: true, run: open }]);
  return (
    <>
      <output className="k-muted">{words}</output>
      <Button icon="download" keys="Shift+D" onClick={open}>
        CSV
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Export the audit trail"
          about="As it is filtered now. Names, reasons and addresses are in it: an approver lets it out, then you can download it here, once."
          beside={<NeedsApprovalChip />}
          width="narrow"
          commits="Request approval"
          isBusy={act.isBusy}
          fault={act.fault}
          placeholder="What the file is for"
          onClose={() => setOpen(false)}
          onCommit={(reason) => void commit(reason)}
        >
          <OwnExports list="audit" />
        </ReasonDialog>
      )}
    </>
  );
}
