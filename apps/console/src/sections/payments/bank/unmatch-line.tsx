import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { Button } from '../../../kit/button.tsx';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { SidePart } from '../../../kit/pane.tsx';
import { moneyWords } from '../../../kit/words/money-words.ts';
import type { BankLine } from './bank.tsx';

type Props = { readonly line: BankLine; readonly onDone: (words: string) => void };

/** A line that is matched: whoever matched it wrongly takes the match back, with a reason. */
export function UnmatchLine({ line, onDone }: Props) {
  const { money } = useDesk();
  const act = useAct('console.bank-line-unmatch');
  const [isOpen, setOpen] = useState(false);
  const size = moneyWords(money, BigInt(Math.abs(line.amount)));
  const commit = async (reason: string) => {
    const outcome = await act.run({ lineId: line.lineId, reason });
    if (outcome && 'answer' in outcome) onDone(`${size} is unmatched: the line and its entries are open.`);
  };
  return (
    <SidePart title={line.narration || line.number || 'Line'} about={size}>
      <p className="k-muted">Matched. Nothing is posted when it is unmatched.</p>
      <Button onClick={() => setOpen(true)}>Unmatch</Button>
      {isOpen && (
        <ReasonDialog
          title={`Unmatch ${size}?`}
          commits={`Unmatch ${size}`}
          note="The line and its entries are open again; who unmatched them stays in the audit trail."
          isBusy={act.isBusy}
          fault={act.fault}
          onClose={() => setOpen(false)}
          onCommit={(reason) => void commit(reason)}
        />
      )}
    </SidePart>
  );
}
