import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { EntryLines } from '../../kit/records/entry-lines.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { RefundAccountFields } from '../../acts/refund-account/refund-account-fields.tsx';
import { useRefundAccount } from '../../acts/refund-account/use-refund-account.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import type { DisbursementDetail } from './disbursement-words.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

const asksWords = 'Sent for approval: someone else decides.';

export type DisbursementActName = DisbursementDetail['may'][number];

type Props = {
  readonly act: DisbursementActName;
  readonly paper: DisbursementDetail;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** What is done with a disbursement: what follows is said before it is done. */
export function DisbursementActDialog(props: Props) {
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
      title={isHeld ? `Hold ${size}?` : `Lift the hold on ${size}?`}
      about={paper.payout.name}
      beside={isHeld ? null : <NeedsApprovalChip />}
      commits={isHeld ? `Hold ${size}` : 'Request approval'}
      isBusy={hold.isBusy}
      fault={hold.fault}
      onClose={onClose}
      onCommit={async (reason) => {
        const outcome = await hold.run({ payoutId, isHeld, reason });
        if (outcome && 'answer' in outcome) onDone(isHeld ? 'On hold.' : asksWords);
      }}
    >
      <p>
        {isHeld
          ? 'It is not sent or added to a file until two people lift the hold. The borrower is not notified.'
          : 'Once approved, it goes out with the next run or the next file.'}
      </p>
    </ReasonDialog>
  );
}

function SendAgain({ paper, onClose, onDone }: Props) {
  const { money } = useDesk();
  const send = useAct('console.payout-send');
  const { payoutId, amount, attempt, kind, state } = paper.payout;
  const mayGive = kind === 'refund';
  const form = useRefundAccount({
    draft: `send again ${payoutId}`,
    isNeeded: mayGive && paper.needsAccount,
  });
  const size = moneyWords(money, BigInt(amount));
  return (
    <ReasonDialog
      title={state === 'ordered' ? `Send ${size}?` : `Send ${size} again?`}
      about={paper.account ? `to ${paper.account.institution} ${paper.account.masked}` : paper.payout.name}
      beside={<NeedsApprovalChip />}
      commits="Request approval"
      check={form.check}
      isBusy={send.isBusy}
      fault={send.fault}
      onClose={onClose}
      onCommit={async (reason) => {
        const account = form.toSend();
        const given = account ? { account } : {};
        const outcome = await send.run({ payoutId, reason, ...given });
        if (outcome && 'answer' in outcome) onDone(asksWords);
      }}
    >
      <p>
        {state === 'ordered'
          ? 'It was approved but has no account: enter the payee’s account.'
          : `It is attempt ${attempt + 1}, under the same id: no channel pays it twice.`}{' '}
        {kind === 'loan' && 'The loan starts when the money is sent.'}
      </p>
      {mayGive && <RefundAccountFields form={form} />}
    </ReasonDialog>
  );
}

/** All that is booked, entry by entry. */
export function Entries({ entries }: { readonly entries: DisbursementDetail['entries'] }) {
  const { money } = useDesk();
  return entries.map((entry, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- they never move
    <EntryLines key={at} way={money} lines={entry.lines} />
  ));
}

const outcomes = [
  { value: 'paid', words: 'Paid' },
  { value: 'failed', words: 'Failed' },
] as const;

function SayOutcome({ paper, onClose, onDone }: Props) {
  const { money } = useDesk();
  const tell = useAct('console.payout-outcome');
  const { payoutId, amount, attempt, kind, state } = paper.payout;
  const [chosen, setOutcome] = useDialogDraft<'paid' | 'failed'>(`outcome ${payoutId}`, 'paid');
  const size = moneyWords(money, BigInt(amount));
  // What has failed can only have been paid after all.
  const hasFailed = state === 'failed';
  const outcome = hasFailed ? 'paid' : chosen;
  return (
    <ReasonDialog
      title={hasFailed ? `Record that ${size} was paid after all` : `Record how ${size} ended`}
      about="Check with the bank or the vendor first: the approver reads what they told you."
      beside={<NeedsApprovalChip />}
      commits={outcome === 'paid' ? `Request approval: ${size} was paid` : `Request approval: ${size} failed`}
      isBusy={tell.isBusy}
      fault={tell.fault}
      placeholder="Who at the bank said so, and their reference"
      onClose={onClose}
      onCommit={async (reason) => {
        const done = await tell.run({ payoutId, attempt, outcome, reason });
        if (done && 'answer' in done) onDone(asksWords);
      }}
    >
      {!hasFailed && <Segmented label="Outcome" value={outcome} options={outcomes} onChange={setOutcome} />}
      {outcome === 'paid' ? (
        <>
          <p>
            {kind === 'loan' ? 'The loan starts today and the borrower is notified.' : 'The refund is done.'}{' '}
            Posted on approval:
          </p>
          <Entries entries={paper.entries} />
        </>
      ) : (
        <p>
          {kind === 'loan'
            ? 'The borrower is notified and can give another account. Nothing is posted.'
            : 'It can be sent again.'}
        </p>
      )}
    </ReasonDialog>
  );
}
