import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { usePreviewed } from '../../shell/runtime/use-previewed.ts';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';
import { figureWords, moneyWords, readAmount } from '../../kit/words/money-words.ts';
import type { LoanData } from './page-data.ts';
import { ActEffect } from '../../acts/act-effect.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { ChargeFee } from './charge-fee.tsx';
import { PostPayment } from './post-payment.tsx';
import { reasonFault } from '../../kit/words/reason-fault.ts';

export const actKinds = [
  'post',
  'charge',
  'waive',
  'delay',
  'due-day',
  'restructure',
  'settle',
  'write-off',
] as const;
export type ActKind = (typeof actKinds)[number];
type LoanAct = Exclude<ActKind, 'post' | 'charge'>;
type UsedOfLimit = NonNullable<ResponseOf<Calls['console.loan-preview']>['usedToday']>;
type Part = 'penalty' | 'fee' | 'interest';
export type Reason = 'hardship' | 'our-mistake' | 'goodwill' | 'agreed' | 'not-collectable' | 'other';

const moneyKinds = [
  { value: 'post', words: 'Post', keys: 'p' },
  { value: 'charge', words: 'Charge', keys: 'f' },
  { value: 'waive', words: 'Waive', keys: 'w' },
] as const;
const endKinds = [
  { value: 'settle', words: 'Payoff', keys: 's' },
  { value: 'write-off', words: 'Write off', keys: 'x' },
] as const;
const termKinds = [
  { value: 'delay', words: 'Extend', keys: 'd' },
  { value: 'due-day', words: 'Due day', keys: 'y' },
  { value: 'restructure', words: 'Restructure', keys: 'r' },
] as const;

const titles: Readonly<Record<LoanAct, string>> = {
  waive: 'Waive charges',
  delay: 'Payment extension, within the product',
  'due-day': 'Change the due day, within policy',
  restructure: 'Restructure',
  settle: 'Send the payoff amount',
  'write-off': 'Write off',
};

const parts: readonly { readonly value: Part; readonly words: string }[] = [
  { value: 'penalty', words: 'Late charge' },
  { value: 'fee', words: 'Fee' },
  { value: 'interest', words: 'Earned interest' },
];

export const reasons: readonly { readonly value: Reason; readonly words: string }[] = [
  { value: 'hardship', words: 'Hardship' },
  { value: 'our-mistake', words: 'Our mistake' },
  { value: 'goodwill', words: 'Goodwill' },
  { value: 'agreed', words: 'Agreed with the borrower' },
  { value: 'not-collectable', words: 'Can’t be collected' },
  { value: 'other', words: 'Another reason' },
];

const effects: Readonly<Record<LoanAct, string>> = {
  waive: 'Payoff amount',
  delay: 'Payoff amount',
  'due-day': 'Cost of credit',
  restructure: 'Cost of credit',
  settle: 'Payoff amount',
  'write-off': 'What leaves the books',
};

type Props = {
  readonly page: LoanData;
  /** What this person may do with this loan. */
  readonly offered: readonly ActKind[];
  readonly kind: ActKind;
  readonly onKind: (kind: ActKind) => void;
  readonly onDone: () => void;
};

/**
 * What may be done with the loan: chosen by a letter, looked at, given a reason, and done by Ctrl Enter
 * alone. Once it is done nothing is armed any more: whoever wants to go on chooses again, and sees the loan
 * as it is now.
 */
export function ActPanel({ page, offered, kind, onKind, onDone }: Props) {
  const [outcome, setOutcome] = useState<'done' | 'asked'>();
  const end = (how: 'done' | 'asked') => {
    setOutcome(how);
    onDone();
  };
  const rows = [moneyKinds, endKinds, termKinds].map((row) =>
    row.filter(({ value }: { value: ActKind }) => offered.includes(value)),
  );
  return (
    <section className="loan-act" aria-label="Act on the loan">
      {rows.map(
        (row, at) =>
          row.length > 0 && (
            <Segmented<ActKind>
              key={row[0]?.value}
              label={['Payments and charges', 'End of the loan', 'Terms'][at] ?? ''}
              value={kind}
              options={row}
              onChange={onKind}
            />
          ),
      )}
      {outcome ? (
        <div className="k-form">
          <Notice tone="green">
            {outcome === 'asked' ? 'Asked. Nothing is posted until an approver agrees.' : 'Done.'}
          </Notice>
          <p className="k-muted">The loan is shown as it is now. Choose again to do something else.</p>
        </div>
      ) : kind === 'post' ? (
        <PostPayment page={page} onDone={end} />
      ) : kind === 'charge' ? (
        <ChargeFee page={page} onDone={end} />
      ) : (
        <ActForm page={page} kind={kind} onDone={end} />
      )}
    </section>
  );
}

type FormProps = Pick<Props, 'page'> & {
  readonly kind: LoanAct;
  readonly onDone: (outcome: 'done' | 'asked') => void;
};

function ActForm({ page, kind, onDone }: FormProps) {
  const { market, money } = useDesk();
  const [part, setPart] = useDraft<Part>(`loan-act ${page.loan} ${kind} part`, 'penalty');
  const [reason, setReason] = useDraft<Reason>(`loan-act ${page.loan} ${kind} reason`, 'hardship');
  const [words, setWords, forget] = useDraft(`loan-act ${page.loan} ${kind}`, '');
  const [wrong, setWrong] = useState<string>();
  const most = BigInt(page.totals.waivable[part]);
  const [typed, setTyped] = useDraft(`loan-act ${page.loan} ${kind} amount ${part}`, () =>
    figureWords(money, most),
  );
  const isWaiver = kind === 'waive';
  const amount = readAmount(money, typed);
  const [dayTyped, setDay] = useDraft(`loan-act ${page.loan} ${kind} day`, '');
  const day = /^\d{1,2}$/u.test(dayTyped) ? Number(dayTyped) : 0;
  const fits =
    kind === 'due-day'
      ? day >= 1 && day <= 28
      : !isWaiver || (amount !== undefined && amount > 0n && amount <= most);
  const request = {
    market: market.market,
    loan: page.loan,
    act: kind,
    ...(isWaiver && amount !== undefined && { part, amount: Number(amount) }),
    ...(kind === 'due-day' && { day }),
  };
  const act = usePreviewed('console.loan-preview', fits ? request : null);
  // What is within one's authority is done at once; until the server has said so it is not.
  const takesTwo = act.seen?.needsSecondPerson ?? (isWaiver || kind === 'write-off');
  const isBroken = act.seen?.checks.some(({ is }) => is === 'broken') ?? false;
  const isArmed = act.isArmed && !isBroken;
  const commit = async () => {
    const fault = reasonFault(words);
    setWrong(fault);
    if (fault || !fits || !isArmed) return;
    const answered = await act.run({ ...request, reason, words: words.trim() });
    if (!answered || 'fault' in answered) return;
    forget();
    onDone(answered.answer.outcome);
  };
  const says = sayOf(kind, isWaiver && amount !== undefined ? moneyWords(money, amount) : null, takesTwo);
  const confirms = takesTwo ? 'request approval' : 'confirm';
  useKeys('Act', [{ keys: 'Ctrl+Enter', words: confirms, inBar: true, run: () => void commit() }]);
  return (
    <div className="k-form">
      <h2 className="loan-act-title">
        {titles[kind]} {takesTwo && <NeedsApprovalChip />}
      </h2>
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      {isWaiver && (
        <div className="k-field-row">
          <SelectField label="Of" value={part} options={parts} onChange={setPart} />
          <AmountField
            label="Amount"
            way={money}
            value={typed}
            onChange={setTyped}
            beside={`of ${figureWords(money, most)}`}
            error={fits || most === 0n ? undefined : `At most ${moneyWords(money, most)}.`}
          />
        </div>
      )}
      {kind === 'due-day' && (
        <TextField
          label="Due day of the month"
          inputMode="numeric"
          autoComplete="off"
          value={dayTyped}
          onChange={setDay}
          beside={page.stands.next ? `now the ${Number(page.stands.next.dueOn.slice(8))}` : undefined}
          error={dayTyped === '' || fits ? undefined : 'Between 1 and 28.'}
        />
      )}
      <SelectField label="Reason" value={reason} options={reasons} onChange={setReason} />
      <TextArea
        label="Internal reason"
        rows={2}
        value={words}
        onChange={setWords}
        error={wrong}
        placeholder="What whoever looks at it later should know"
      />
      {isWaiver && most === 0n ? (
        <p className="k-muted">Nothing of that is owed: there is nothing to waive.</p>
      ) : (
        fits && <ActEffect loaded={act.loaded} seen={act.seen} title={effects[kind]} />
      )}
      <div className="k-buttons">
        <Button
          look="primary"
          keys="Ctrl+Enter"
          isBusy={act.isBusy}
          disabled={!isArmed}
          onClick={() => void commit()}
        >
          {says}
        </Button>
      </div>
      {act.seen?.usedToday && <UsedToday used={act.seen.usedToday} />}
      {takesTwo && <p className="k-muted">Nothing is posted until an approver agrees.</p>}
    </div>
  );
}

/** What of today's limit is used, where some is: why the next centavo may need an approver. */
function UsedToday({ used: { limit, byPerson, forBorrower } }: { readonly used: UsedOfLimit }) {
  const { money } = useDesk();
  const most = moneyWords(money, BigInt(limit));
  if (byPerson === 0 && forBorrower === 0) return null;
  const isBorrowers = forBorrower > byPerson;
  const used = moneyWords(money, BigInt(isBorrowers ? forBorrower : byPerson));
  return (
    <p className="k-muted">
      {isBorrowers
        ? `Without approval up to ${most} a day for one borrower: ${used} is used today.`
        : `Without approval you waive up to ${most} a day: ${used} is used today.`}
    </p>
  );
}

function sayOf(kind: LoanAct, amount: string | null, takesTwo: boolean): string {
  if (kind === 'waive' && amount !== null)
    return takesTwo ? `Request waiver of ${amount}` : `Waive ${amount}`;
  if (kind === 'waive') return 'Request approval';
  if (kind === 'write-off') return 'Request write-off';
  if (kind === 'due-day') return 'Change and tell the borrower';
  return kind === 'delay' ? 'Extend and tell the borrower' : 'Send the payoff amount';
}
