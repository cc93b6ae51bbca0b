import { DayField } from '../../../shell/day-field.tsx';
import { useDesk } from '../../../shell/me.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { AmountField } from '../../../kit/fields/amount-field.tsx';
import { NeedsApprovalChip } from '../../../kit/chip.tsx';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { figureWords, readAmount } from '../../../kit/words/money-words.ts';
import type { BankDay } from './bank.tsx';
import { useDialogDraft } from '../../../kit/fields/use-draft.ts';

type Is = 'opening' | 'remittance' | 'charge' | 'interest' | 'other' | 'third-party';

const names: Readonly<Record<Is, string>> = {
  opening: 'Opening balance',
  remittance: 'Remittance of a channel',
  charge: 'Bank charge',
  interest: 'Bank interest',
  other: 'Not lending (general ledger)',
  'third-party': 'Payment to a third party',
};

type Props = {
  readonly day: BankDay;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/**
 * What stands on no statement, or is no lending, and what the account opens with: somebody else must approve
 * it.
 */
export function AskBank({ day, onClose, onDone }: Props) {
  const { market, money } = useDesk();
  const ask = useAct('console.bank-ask');
  const first = day.openedOn === null;
  const lines = day.lines.filter(({ isMatched }) => !isMatched);
  const [is, setIs] = useDialogDraft<Is>(`bank ${market.market} is`, first ? 'opening' : 'remittance');
  const [lineId, setLineId] = useDialogDraft(`bank ${market.market} lineId`, '');
  const [way, setWay] = useDialogDraft<'in' | 'out'>(`bank ${market.market} way`, 'in');
  const [amount, setAmount] = useDialogDraft(
    `bank ${market.market} amount`,
    first && day.offer ? figureWords(money, BigInt(day.offer.balance)) : '',
  );
  const [cost, setCost] = useDialogDraft(`bank ${market.market} cost`, '');
  const [on, setOn] = useDialogDraft<string>(`bank ${market.market} on`, day.offer?.on ?? day.on);
  const [proof, setProof] = useDialogDraft(`bank ${market.market} proof`, day.statement?.file ?? '');
  const [channel, setChannel] = useDialogDraft(`bank ${market.market} channel`, day.ages[0]?.channel ?? '');
  const [party, setParty] = useDialogDraft(`bank ${market.market} party`, day.parties[0]?.party ?? '');
  const line = lines.find((each) => each.lineId === lineId);
  const typed = readAmount(money, amount);
  const kept = cost === '' ? 0n : readAmount(money, cost);
  const isOut = is === 'charge' || is === 'third-party' || (is === 'other' && way === 'out');
  const signed = line ? line.amount : typed === undefined ? undefined : Number(isOut ? -typed : typed);
  const kinds = (Object.keys(names) as Is[]).filter((each) => (each === 'opening') === first || !first);
  return (
    <ReasonDialog
      title={`Record ${names[is].toLowerCase()}?`}
      beside={<NeedsApprovalChip />}
      commits="Send for approval"
      isBusy={ask.isBusy}
      fault={ask.fault}
      isReady={signed !== undefined && signed !== 0 && kept !== undefined && proof.trim().length >= 3}
      note="Nothing is booked before an approver has compared it with its proof."
      onClose={onClose}
      onCommit={async (reason) => {
        if (signed === undefined || kept === undefined) return;
        const outcome = await ask.run({
          market: market.market,
          is,
          amount: signed,
          on: line?.valueOn ?? on,
          proof: proof.trim(),
          channel: is === 'remittance' ? channel : null,
          cost: is === 'remittance' ? Number(kept) : null,
          party: is === 'third-party' ? party : null,
          lineId: line?.lineId ?? null,
          reason,
        });
        if (outcome && 'answer' in outcome) onDone('It waits for approval.');
      }}
    >
      <SelectField
        label="What it is"
        value={is}
        options={kinds.map((value) => ({ value, words: names[value] }))}
        onChange={setIs}
      />
      {is === 'other' && lines.length > 0 && (
        <SelectField
          label="Statement line"
          value={lineId}
          options={[
            { value: '', words: 'On no statement yet' },
            ...lines.map((each) => ({
              value: each.lineId,
              words: `${each.narration} ${figureWords(money, BigInt(each.amount))}`,
            })),
          ]}
          onChange={setLineId}
        />
      )}
      {is === 'other' && !line && (
        <Segmented
          label="Which way"
          value={way}
          options={[
            { value: 'in', words: 'Came in' },
            { value: 'out', words: 'Went out' },
          ]}
          onChange={setWay}
        />
      )}
      {is === 'remittance' && <TextField label="Channel" value={channel} onChange={setChannel} />}
      {is === 'third-party' && <TextField label="Third party" value={party} onChange={setParty} />}
      {!line && (
        <AmountField
          way={money}
          label={
            is === 'remittance' ? 'Came to the bank' : is === 'opening' ? 'The bank’s balance' : 'Amount'
          }
          value={amount}
          onChange={setAmount}
        />
      )}
      {is === 'remittance' && (
        <AmountField way={money} label="Kept by the channel" value={cost} onChange={setCost} />
      )}
      {!line && (
        <DayField
          label={is === 'opening' ? 'At the beginning of' : 'Day'}

          value={on}
          onChange={setOn}
        />
      )}
      <TextField
        label="Proof"
        hint="The channel’s report, the bank’s advice"
        value={proof}
        onChange={setProof}
      />
    </ReasonDialog>
  );
}
