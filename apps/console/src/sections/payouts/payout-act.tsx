import { useState } from 'react';
import { useDesk } from '../../app/me.ts';
import { useAct } from '../../data/use-act.ts';
import { EntryLines } from '../../kit/entry-lines.tsx';
import { ReasonDialog } from '../../kit/reason-dialog.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import type { PayoutPaper } from './payout-words.ts';

export type PayoutActName = PayoutPaper['may'][number];

type Props = {
  readonly act: PayoutActName;
  readonly paper: PayoutPaper;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** What is done with a payout: what follows is said before it is done. */
export function PayoutActDialog(props: Props) {
  if (props.act === 'send') return <SendAgain {...props} />;
  if (props.act === 'outcome') return <SayOutcome {...props} />;
  return <Hold {...props} />;
}

function Hold({ act, paper, onClose, onDone }: Props) {
  const { money } = useDesk();
  const hold = useAct('console.payout-hold');
  const isHeld = act === 'hold';
  const { payoutId, amount } = paper.payout;
  const size = moneyWords(money, BigInt(amount));
  return (
    <ReasonDialog
      title={isHeld ? `Hold ${size}?` : `Let ${size} go?`}
      about={paper.payout.name}
      commits={isHeld ? `Hold ${size}` : `Let ${size} go`}
      isBusy={hold.isBusy}
      fault={hold.fault}
      onClose={onClose}
      onCommit={async (reason) => {
        const outcome = await hold.run({ payoutId, isHeld, reason });
        if (outcome && 'answer' in outcome) onDone(isHeld ? 'It is held.' : 'It goes its way again.');
      }}
    >
      <p>
        {isHeld
          ? 'Nobody sends it, and it is put into no file, until somebody lets it go. The borrower is told nothing.'
          : 'It is sent with the next round, or put into the next file.'}
      </p>
    </ReasonDialog>
  );
}

function SendAgain({ paper, onClose, onDone }: Props) {
  const { money } = useDesk();
  const send = useAct('console.payout-send');
  const { payoutId, amount, attempt } = paper.payout;
  const size = moneyWords(money, BigInt(amount));
  return (
    <ReasonDialog
      title={`Send ${size} again?`}
      about={paper.account ? `to ${paper.account.institution} ${paper.account.masked}` : paper.payout.name}
      commits={`Send ${size}`}
      isBusy={send.isBusy}
      fault={send.fault}
      onClose={onClose}
      onCommit={async (reason) => {
        const outcome = await send.run({ payoutId, reason });
        if (outcome && 'answer' in outcome) onDone(`Attempt ${outcome.answer.attempt} is ordered.`);
      }}
    >
      <p>
        It is attempt {attempt + 1}, to the same account and under the same id: no channel pays it twice. The
        loan begins when it has left.
      </p>
    </ReasonDialog>
  );
}

const outcomes = [
  { value: 'paid', words: 'It was paid' },
  { value: 'failed', words: 'It failed' },
] as const;

function SayOutcome({ paper, onClose, onDone }: Props) {
  const { money } = useDesk();
  const tell = useAct('console.payout-outcome');
  const [outcome, setOutcome] = useState<'paid' | 'failed'>('paid');
  const { payoutId, amount, attempt, kind } = paper.payout;
  const size = moneyWords(money, BigInt(amount));
  return (
    <ReasonDialog
      title={`How did ${size} end?`}
      about="Ask the bank or the vendor first: what you say here is booked."
      commits={outcome === 'paid' ? `${size} was paid` : `${size} failed`}
      look={outcome === 'paid' ? 'primary' : 'danger'}
      isBusy={tell.isBusy}
      fault={tell.fault}
      placeholder="Who at the bank said so, and their reference"
      onClose={onClose}
      onCommit={async (reason) => {
        const done = await tell.run({ payoutId, attempt, outcome, reason });
        if (done && 'answer' in done)
          onDone(outcome === 'paid' ? 'It has left, and is booked.' : 'It is noted as failed.');
      }}
    >
      <Segmented label="Outcome" value={outcome} options={outcomes} onChange={setOutcome} />
      {outcome === 'paid' ? (
        <>
          <p>
            {kind === 'loan' ? 'The loan begins today, and the borrower is told.' : 'The refund is done.'}{' '}
            This is booked:
          </p>
          {paper.entry && <EntryLines way={money} lines={paper.entry.lines} />}
        </>
      ) : (
        <p>
          {kind === 'loan'
            ? 'The borrower is told and may name another account. Nothing is booked.'
            : 'It may be sent again.'}
        </p>
      )}
    </ReasonDialog>
  );
}
