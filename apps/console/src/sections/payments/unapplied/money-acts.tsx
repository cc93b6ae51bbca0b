import { useDesk } from '../../../shell/me.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { AmountField } from '../../../kit/fields/amount-field.tsx';
import { NeedsApprovalChip } from '../../../kit/chip.tsx';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { RefundAccountFields } from '../../../acts/refund-account/refund-account-fields.tsx';
import { useRefundAccount } from '../../../acts/refund-account/use-refund-account.ts';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { moneyWords, readAmount } from '../../../kit/words/money-words.ts';
import { ReversePayment } from './reverse-payment.tsx';
import type { CandidateRow, Effect, MoneyPaper } from '../money-words.ts';
import { useDialogDraft } from '../../../kit/fields/use-draft.ts';

export type MoneyAct = 'match' | 'split' | 'refund' | 'refuse' | 'take-off';

type Props = {
  readonly act: MoneyAct;
  readonly paper: MoneyPaper;
  readonly chosen: CandidateRow | undefined;
  /** What the match would do, as it is shown beside: it does this, or nothing. */
  readonly effect: Effect | undefined;
  readonly onClose: () => void;
  /** What came of it, and what opens next where it is not simply the next one. */
  readonly onDone: (words: string, next?: string) => void;
};

export function MoneyActDialog(props: Props) {
  if (props.act === 'match')
    return props.effect?.needsApproval ? <Credit {...props} /> : <Match {...props} />;
  if (props.act === 'split') return <Split {...props} />;
  if (props.act === 'refund') return <Refund {...props} />;
  if (props.act === 'refuse') return <Refuse {...props} />;
  return <ReversePayment paper={props.paper} onClose={props.onClose} onDone={props.onDone} />;
}

function Match({ paper, chosen, effect, onClose, onDone }: Props) {
  const { money: way } = useDesk();
  const match = useAct('console.money-match');
  const { paymentId, amount } = paper.money;
  const size = moneyWords(way, BigInt(amount));
  if (!chosen || !effect) return null;
  return (
    <ReasonDialog
      title={`Match ${size} to ${chosen.reference}?`}
      about={chosen.name}
      commits={`Match to ${chosen.reference}`}
      isBusy={match.isBusy}
      fault={match.fault}
      note="The borrower gets a receipt. A match can be undone; the undoing is an entry too."
      onClose={onClose}
      onCommit={async (reason) => {
        const { seen } = effect;
        const outcome = await match.run({ paymentId, loanId: chosen.loanId, seen, reason });
        if (outcome && 'answer' in outcome) onDone(`${size} is on ${chosen.reference}.`);
      }}
    />
  );
}

/** No statement shows it: with proof, and with an approver. */
function Credit({ paper, chosen, onClose, onDone }: Props) {
  const { money: way } = useDesk();
  const credit = useAct('console.claim-credit');
  const [proof, setProof] = useDialogDraft(`credit ${paper.money.paymentId}`, '');
  const { paymentId, amount } = paper.money;
  const hasPicture = paper.claim?.hasPicture ?? false;
  const isReady = hasPicture || proof.trim().length >= 6;
  const size = moneyWords(way, BigInt(amount));
  if (!chosen) return null;
  return (
    <ReasonDialog
      title={`Credit ${size} that no statement shows?`}
      about={`${chosen.name ?? ''} ${chosen.reference}`}
      beside={<NeedsApprovalChip />}
      commits="Request approval"
      isReady={isReady}
      isBusy={credit.isBusy}
      fault={credit.fault}
      note="When the statement comes, its number is known, and nothing is counted twice."
      onClose={onClose}
      onCommit={async (reason) => {
        const given = proof.trim() === '' ? {} : { proof: proof.trim() };
        const outcome = await credit.run({ paymentId, loanId: chosen.loanId, reason, ...given });
        if (outcome && 'answer' in outcome) onDone('It needs approval: somebody else decides.');
      }}
    >
      <TextField
        label="Bank’s reference"
        needed={hasPicture ? 'the borrower sent a picture' : 'needed: the borrower sent no picture'}
        hint="What the bank itself calls the transfer, at least six characters."
        value={proof}
        onChange={setProof}
        autoComplete="off"
      />
    </ReasonDialog>
  );
}

function Split({ paper, onClose, onDone }: Props) {
  const { money: way } = useDesk();
  const split = useAct('console.money-split');
  const { paymentId, amount } = paper.money;
  const whole = BigInt(amount);
  const [typed, setTyped] = useDialogDraft(`split ${paymentId}`, '');
  const first = readAmount(way, typed);
  const isReady = first !== undefined && first > 0n && first < whole;
  const rest = isReady ? whole - first : null;
  return (
    <ReasonDialog
      title={`Split ${moneyWords(way, whole)}?`}
      commits={isReady ? `Split into ${moneyWords(way, first)} and ${moneyWords(way, rest)}` : 'Split'}
      isBusy={split.isBusy}
      fault={split.fault}
      isReady={isReady}
      note="Each part waits in suspense and is matched by itself. A part may be split again."
      onClose={onClose}
      onCommit={async (reason) => {
        if (!isReady || rest === null) return;
        const outcome = await split.run({ paymentId, amounts: [Number(first), Number(rest)], reason });
        if (outcome && 'answer' in outcome) {
          const size = (minor: bigint) => moneyWords(way, minor);
          onDone(`Split into ${size(first)} and ${size(rest)}: match each part.`, outcome.answer.parts[0]);
        }
      }}
    >
      <div className="pm-parts">
        <AmountField
          way={way}
          label="One part"
          value={typed}
          onChange={setTyped}
          beside={`of ${moneyWords(way, whole)}`}
          error={typed !== '' && !isReady ? 'Less than the whole, and more than nothing.' : undefined}
        />
        <p>The other: {moneyWords(way, rest)}</p>
      </div>
    </ReasonDialog>
  );
}

function Refund({ paper, onClose, onDone }: Props) {
  const { money: way } = useDesk();
  const refund = useAct('console.money-refund');
  const { paymentId, amount } = paper.money;
  const form = useRefundAccount({ draft: `refund ${paymentId}`, isNeeded: true });
  const size = moneyWords(way, BigInt(amount));
  return (
    <ReasonDialog
      title={`Send ${size} back?`}
      about="An approver compares account and proof; then it is sent like a disbursement."
      beside={<NeedsApprovalChip />}
      commits={`Request refund of ${size}`}
      check={form.check}
      isBusy={refund.isBusy}
      fault={refund.fault}
      onClose={onClose}
      onCommit={async (reason) => {
        const account = form.toSend();
        if (!account) return;
        const outcome = await refund.run({ of: { is: 'payment', paymentId }, account, reason });
        if (outcome && 'answer' in outcome) onDone('Sent for approval.');
      }}
    >
      <RefundAccountFields form={form} />
    </ReasonDialog>
  );
}

function Refuse({ paper, onClose, onDone }: Props) {
  const refuse = useAct('console.claim-refuse');
  const { paymentId } = paper.money;
  return (
    <ReasonDialog
      title="Refuse the claim?"
      about={paper.claim ? `Bank reference no. ${paper.claim.utr}` : null}
      commits="Refuse the claim"
      look="danger"
      isBusy={refuse.isBusy}
      fault={refuse.fault}
      note="The borrower is notified that the bank shows no such transfer and can give another number."
      onClose={onClose}
      onCommit={async (reason) => {
        const outcome = await refuse.run({ paymentId, reason });
        if (outcome && 'answer' in outcome) onDone('The claim is refused.');
      }}
    />
  );
}
