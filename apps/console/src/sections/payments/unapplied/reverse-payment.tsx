import { useState } from 'react';
import { ActEffect } from '../../../acts/act-effect.tsx';
import { useDesk } from '../../../shell/me.ts';
import { usePreviewed } from '../../../shell/runtime/use-previewed.ts';
import { Button } from '../../../kit/button.tsx';
import { NeedsApprovalChip } from '../../../kit/chip.tsx';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { useDraft } from '../../../kit/fields/use-draft.ts';
import { moneyWords } from '../../../kit/words/money-words.ts';
import type { MoneyPaper } from '../money-words.ts';
import { reasonFault } from '../../../kit/words/reason-fault.ts';

type Why = 'wrong-loan' | 'not-received';

const whys: readonly { readonly value: Why; readonly words: string }[] = [
  { value: 'wrong-loan', words: 'It is not for this loan: back to unapplied cash' },
  { value: 'not-received', words: 'Posted by hand, and it was not received' },
];

type Props = {
  readonly paper: MoneyPaper;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** A payment is reversed: what becomes due again is seen before, and the borrower is told. */
export function ReversePayment({ paper, onClose, onDone }: Props) {
  const { money: way } = useDesk();
  const { paymentId, amount, loan } = paper.money;
  const size = moneyWords(way, BigInt(amount));
  const [why, setWhy] = useDraft<Why>(`reverse ${paymentId} why`, 'wrong-loan');
  const [words, setWords, forget] = useDraft(`reverse ${paymentId}`, '');
  const [wrong, setWrong] = useState<string>();
  const act = usePreviewed('console.reversal-preview', { paymentId, why });
  const takesTwo = act.seen?.needsSecondPerson ?? true;
  const commit = async () => {
    const fault = reasonFault(words);
    setWrong(fault);
    if (fault || !act.isArmed) return;
    const answered = await act.run({ paymentId, why, reason: words.trim() });
    if (!answered || 'fault' in answered) return;
    forget();
    onDone(answered.answer.outcome === 'done' ? `${size} is reversed.` : 'Sent for approval.');
  };
  return (
    <Dialog
      title={`Reverse ${size}?`}
      about={[loan?.name, loan?.reference].filter((each) => typeof each === 'string').join(' · ')}
      width="wide"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords={takesTwo ? 'request approval' : 'reverse'}
      beside={takesTwo && <NeedsApprovalChip />}
      note={
        takesTwo
          ? 'Nothing is posted until an approver agrees.'
          : 'Within your limit for the day: it is posted at once.'
      }
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="danger"
            keys="Ctrl+Enter"
            isBusy={act.isBusy}
            disabled={!act.isArmed}
            onClick={() => void commit()}
          >
            {takesTwo ? `Request reversal of ${size}` : `Reverse ${size}`}
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <div className="pm-reverse">
        <div className="k-form">
          <SelectField label="Reason" value={why} options={whys} onChange={setWhy} />
          <TextArea label="Internal reason" rows={4} value={words} onChange={setWords} error={wrong} />
        </div>
        <ActEffect loaded={act.loaded} seen={act.seen} title="Payoff amount" />
      </div>
    </Dialog>
  );
}
