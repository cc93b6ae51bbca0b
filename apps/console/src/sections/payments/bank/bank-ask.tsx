import { DayField } from '../../../shell/day-field.tsx';
import { useDesk } from '../../../shell/me.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { AmountField } from '../../../kit/fields/amount-field.tsx';
import { NeedsApprovalChip } from '../../../kit/chip.tsx';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { channelName } from '../../../kit/words/channel-name.ts';
import { figureWords, moneyWords, readAmount } from '../../../kit/words/money-words.ts';
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

type Given = {
  readonly hasAmount: boolean;
  readonly hasKept: boolean;
  readonly hasParty: boolean;
  readonly isCollected: boolean;
  readonly collected: string;
  readonly hasProof: boolean;
};

/** Why it can't be sent yet, in the order of the form; undefined: it can. */
function lackingWords(given: Given): string | undefined {
  if (!given.hasParty) return 'Nothing is owed to a third party.';
  if (!given.hasAmount) return 'Enter the amount.';
  if (!given.hasKept) return 'Enter what the channel kept, 0 or more.';
  if (!given.isCollected)
    return `Only ${given.collected} of this channel is collected and not remitted: check the amount.`;
  if (!given.hasProof) return 'Enter the proof: at least 3 characters.';
  return undefined;
}

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
  const [through, setThrough] = useDialogDraft(`bank ${market.market} through`, '');
  const [on, setOn] = useDialogDraft<string>(`bank ${market.market} on`, day.offer?.on ?? day.on);
  const [proof, setProof] = useDialogDraft(`bank ${market.market} proof`, day.statement?.file ?? '');
  const [channel, setChannel] = useDialogDraft(`bank ${market.market} channel`, day.ages[0]?.channel ?? '');
  const [party, setParty] = useDialogDraft(`bank ${market.market} party`, day.parties[0]?.party ?? '');
  const line = lines.find((each) => each.lineId === lineId);
  const typed = readAmount(money, amount);
  const kept = cost === '' ? 0n : readAmount(money, cost);
  const isOut = is === 'charge' || is === 'third-party' || (is === 'other' && way === 'out');
  const signed = line ? line.amount : typed === undefined ? undefined : Number(isOut ? -typed : typed);
  const collected = BigInt(day.ages.find((age) => age.channel === channel)?.balance ?? 0);
  const lacks = lackingWords({
    hasAmount: signed !== undefined && signed !== 0,
    hasKept: kept !== undefined,
    hasParty: is !== 'third-party' || party !== '',
    isCollected: is !== 'remittance' || (typed ?? 0n) <= collected,
    collected: moneyWords(money, collected),
    hasProof: proof.trim().length >= 3,
  });
  const kinds = (Object.keys(names) as Is[]).filter((each) => (each === 'opening') === first || !first);
  return (
    <ReasonDialog
      title={`Record ${names[is].toLowerCase()}?`}
      beside={<NeedsApprovalChip />}
      commits="Send for approval"
      isBusy={ask.isBusy}
      fault={ask.fault}
      isReady={lacks === undefined}
      note={lacks ?? 'Nothing is booked before an approver has compared it with its proof.'}
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
          cost: is === 'remittance' && cost !== '' ? Number(kept) : null,
          ...(is === 'remittance' && through !== '' && { through }),
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
      {is === 'remittance' &&
        (day.ages.length === 0 ? (
          <Notice tone="amber">
            No channel holds collected payments: there is nothing that a remittance could be for.
          </Notice>
        ) : (
          <SelectField
            label="Channel"
            value={channel}
            options={day.ages.map((age) => ({
              value: age.channel,
              words: `${channelName(age.channel)}: ${moneyWords(money, BigInt(age.balance))} collected, not remitted`,
            }))}
            onChange={setChannel}
          />
        ))}
      {is === 'third-party' &&
        (day.parties.length === 0 ? (
          <Notice tone="amber">Nothing is owed to a third party.</Notice>
        ) : (
          <SelectField
            label="Third party"
            value={party}
            options={day.parties.map((each) => ({ value: each.party, words: each.party }))}
            onChange={setParty}
          />
        ))}
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
        <>
          <AmountField way={money} label="Kept by the channel" value={cost} onChange={setCost} />
          <DayField
            label="Collected through"
            hint="By the channel’s report. Left empty, whole days that come to this amount are found."
            value={through}
            onChange={setThrough}
          />
        </>
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
