import { useState } from 'react';
import { ActEffect } from '../../acts/act-effect.tsx';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { usePreviewed } from '../../shell/runtime/use-previewed.ts';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';
import { moneyWords, readAmount } from '../../kit/words/money-words.ts';
import { AttachProof, type ProofFile } from './attach-proof.tsx';
import type { LoanData } from './page-data.ts';
import { reasonFault } from '../../kit/words/reason-fault.ts';

type Way = 'cash' | 'cheque' | 'transfer';

const ways: readonly { readonly value: Way; readonly words: string }[] = [
  { value: 'cash', words: 'Cash' },
  { value: 'cheque', words: 'Cheque' },
  { value: 'transfer', words: 'Bank transfer' },
];

const references: Readonly<Record<Way, string>> = {
  cash: 'Official receipt no.',
  cheque: 'Cheque no.',
  transfer: 'Bank reference no.',
};

const rests = [
  { value: 'unsaid', words: 'Choose where it goes' },
  { value: 'credit', words: 'Keep as the borrower’s credit' },
] as const;

type Props = { readonly page: LoanData; readonly onDone: (outcome: 'asked') => void };

/** Money that no channel reported: what it pays and what the borrower reads is seen before it is asked. */
export function PostPayment({ page, onDone }: Props) {
  const { market, money } = useDesk();
  const draft = `post ${page.loan}`;
  const [way, setWay] = useDraft<Way>(`${draft} way`, 'cash');
  const [typed, setTyped, forgetAmount] = useDraft(`${draft} amount`, '');
  const [reference, setReference, forgetReference] = useDraft(`${draft} reference`, '');
  const [receivedOn, setReceivedOn] = useDraft<string>(`${draft} day`, market.businessDate);
  const [proof, setProof, forgetProof] = useDraft(`${draft} proof`, '');
  const [words, setWords, forgetWords] = useDraft(`${draft} words`, '');
  const [wrong, setWrong] = useState<string>();
  const [file, setFile] = useDraft<ProofFile | undefined>(`${draft} file`, undefined);
  const [excess, setExcess] = useDraft<'unsaid' | 'credit'>(`${draft} excess`, 'unsaid');
  const amount = readAmount(money, typed);
  const isAbove = amount !== undefined && amount > BigInt(page.stands.toPay);
  const hasAll =
    amount !== undefined &&
    amount > 0n &&
    reference.replaceAll(/[^\dA-Za-z]/gu, '').length >= 3 &&
    /^\d{4}-\d{2}-\d{2}$/u.test(receivedOn);
  const request = {
    market: market.market,
    loan: page.loan,
    way,
    reference: reference.trim(),
    amount: Number(amount ?? 0n),
    receivedOn,
    proof: proof.trim(),
    ...(file && { attachmentId: file.attachmentId }),
    ...(isAbove && excess === 'credit' && { excess }),
  };
  const act = usePreviewed('console.payment-preview', hasAll ? request : null);
  const isBroken = act.seen?.checks.some(({ is }) => is === 'broken') ?? false;
  const isArmed = act.isArmed && !isBroken;
  const commit = async () => {
    const fault = reasonFault(words);
    setWrong(fault);
    if (fault || !isArmed) return;
    const answered = await act.run({ ...request, reason: words.trim() });
    if (!answered || 'fault' in answered) return;
    for (const forget of [forgetAmount, forgetReference, forgetProof, forgetWords]) forget();
    onDone('asked');
  };
  useKeys('Act', [{ keys: 'Ctrl+Enter', words: 'request approval', inBar: true, run: () => void commit() }]);
  return (
    <div className="k-form">
      <h2 className="loan-act-title">
        Post a payment <NeedsApprovalChip />
      </h2>
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <div className="k-field-row">
        <SelectField label="Received by" value={way} options={ways} onChange={setWay} />
        <AmountField label="Amount" way={money} value={typed} onChange={setTyped} />
      </div>
      <div className="k-field-row">
        <TextField label={references[way]} value={reference} onChange={setReference} autoComplete="off" />
        <DayField label="Value date" value={receivedOn} onChange={setReceivedOn} />
      </div>
      {isAbove && (
        <>
          <Notice tone="amber">
            More than the payoff amount of {moneyWords(money, BigInt(page.stands.toPay))}. Check the amount,
            or say where the rest goes.
          </Notice>
          <SelectField label="The rest" value={excess} options={rests} onChange={setExcess} />
        </>
      )}
      <TextField
        label="Proof"
        hint="The deposit slip, the page of the receipt book or the bank’s advice that you hold; or attach a picture of it."
        value={proof}
        onChange={setProof}
        autoComplete="off"
      />
      <AttachProof loan={page.loan} file={file} onFile={setFile} />
      <TextArea label="Internal reason" rows={2} value={words} onChange={setWords} error={wrong} />
      {hasAll ? (
        <ActEffect loaded={act.loaded} seen={act.seen} title="Payoff amount" when="when an approver agrees" />
      ) : (
        <p className="k-muted">With amount, number and value date you see what it pays.</p>
      )}
      <div className="k-buttons">
        <Button
          look="primary"
          keys="Ctrl+Enter"
          isBusy={act.isBusy}
          disabled={!isArmed}
          onClick={() => void commit()}
        >
          {amount !== undefined && amount > 0n
            ? `Request posting of ${moneyWords(money, amount)}`
            : 'Request approval'}
        </Button>
      </div>
      <p className="k-muted">Nothing is posted until an approver agrees.</p>
    </div>
  );
}
