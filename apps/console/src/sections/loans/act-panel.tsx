import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { usePreviewed, type Previewed } from '../../shell/runtime/use-previewed.ts';
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
import { ActChecks, EffectTable, Postings, ScheduleChange, TermTable } from '../../acts/act-preview.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';

export const actKinds = ['waive', 'delay', 'restructure', 'settle', 'write-off'] as const;
export type ActKind = (typeof actKinds)[number];
type Part = 'penalty' | 'fee' | 'interest';
export type Reason = 'hardship' | 'our-mistake' | 'goodwill' | 'agreed' | 'not-collectable' | 'other';

const kinds = [
  { value: 'waive', words: 'Waive', keys: 'w' },
  { value: 'delay', words: 'Extend', keys: 'd' },
  { value: 'restructure', words: 'Restructure', keys: 'r' },
  { value: 'settle', words: 'Settle', keys: 's' },
  { value: 'write-off', words: 'Write off', keys: 'x' },
] as const;

const titles: Readonly<Record<ActKind, string>> = {
  waive: 'Waive charges',
  delay: 'Extend the due date, within the product',
  restructure: 'Restructure',
  settle: 'Tell what settles it today',
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

const effects: Readonly<Record<ActKind, string>> = {
  waive: 'What will the borrower owe then?',
  delay: 'What will the borrower owe then?',
  restructure: 'Cost of credit',
  settle: 'What will the borrower owe then?',
  'write-off': 'What leaves the books',
};

type Props = {
  readonly page: LoanData;
  readonly kind: ActKind;
  readonly onKind: (kind: ActKind) => void;
  readonly onDone: () => void;
};

/**
 * What may be done with the loan: chosen by a letter, looked at, given a reason, and done by Ctrl Enter
 * alone. Once it is done nothing is armed any more: whoever wants to go on chooses again, and sees the loan
 * as it is now.
 */
export function ActPanel({ page, kind, onKind, onDone }: Props) {
  const [outcome, setOutcome] = useState<'done' | 'asked'>();
  return (
    <section className="loan-act" aria-label="Act on the loan">
      <Segmented label="What to do" value={kind} options={kinds} onChange={onKind} />
      {outcome ? (
        <div className="k-form">
          <Notice tone="green">
            {outcome === 'asked' ? 'Asked. Nothing is posted until an approver agrees.' : 'Done.'}
          </Notice>
          <p className="k-muted">The loan is shown as it is now. Choose again to do something else.</p>
        </div>
      ) : (
        <ActForm
          page={page}
          kind={kind}
          onDone={(how) => {
            setOutcome(how);
            onDone();
          }}
        />
      )}
    </section>
  );
}

type FormProps = Pick<Props, 'page' | 'kind'> & { readonly onDone: (outcome: 'done' | 'asked') => void };

function ActForm({ page, kind, onDone }: FormProps) {
  const { market, money } = useDesk();
  const [part, setPart] = useState<Part>('penalty');
  const [reason, setReason] = useState<Reason>('hardship');
  const [words, setWords, forget] = useDraft(`loan-act ${page.loan} ${kind}`);
  const [wrong, setWrong] = useState<string>();
  const most = BigInt(page.totals.waivable[part]);
  const [typed, setTyped] = useState(() => figureWords(money, most));
  const isWaiver = kind === 'waive';
  const amount = readAmount(money, typed);
  const fits = !isWaiver || (amount !== undefined && amount > 0n && amount <= most);
  const request = {
    market: market.market,
    loan: page.loan,
    act: kind,
    ...(isWaiver && amount !== undefined && { part, amount: Number(amount) }),
  };
  const act = usePreviewed('console.loan-preview', fits ? request : null);
  // What is within one's authority is done at once; until the server has said so it is not.
  const takesTwo = act.seen?.needsSecondPerson ?? (isWaiver || kind === 'write-off');
  const isBroken = act.seen?.checks.some(({ is }) => is === 'broken') ?? false;
  const isArmed = act.isArmed && !isBroken;
  const commit = async () => {
    const fault = words.trim() === '' ? 'Please say why: whoever looks later reads it.' : undefined;
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
          <SelectField
            label="Of"
            value={part}
            options={parts}
            onChange={(next) => {
              setPart(next);
              setTyped(figureWords(money, BigInt(page.totals.waivable[next])));
            }}
          />
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
      <SelectField label="Reason" value={reason} options={reasons} onChange={setReason} />
      <TextArea
        label="Why"
        rows={2}
        value={words}
        onChange={setWords}
        error={wrong}
        placeholder="What whoever looks at it later should know"
      />
      {isWaiver && most === 0n ? (
        <p className="k-muted">Nothing of that is owed: there is nothing to waive.</p>
      ) : (
        fits && <Preview act={act} title={effects[kind]} />
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
      {takesTwo && <p className="k-muted">Nothing is posted until an approver agrees.</p>}
    </div>
  );
}

function sayOf(kind: ActKind, amount: string | null, takesTwo: boolean): string {
  if (kind === 'waive' && amount !== null) return takesTwo ? `Ask to waive ${amount}` : `Waive ${amount}`;
  if (kind === 'waive') return 'Ask for approval';
  if (kind === 'write-off') return 'Ask to write off';
  return kind === 'delay' ? 'Extend and tell the borrower' : 'Send the figure';
}

type PreviewProps = { readonly act: Previewed<'console.loan-preview'>; readonly title: string };

/** What would happen: the server's own decision, taken back again. What an approver sees is the same. */
function Preview({ act: { loaded, seen }, title }: PreviewProps) {
  if (loaded.state === 'failed') return <Notice tone="red">{loaded.fault.words}</Notice>;
  if (!seen) return <Skeleton lines={5} />;
  const { figures, terms, checks, postings, schedule, sent } = seen;
  return (
    <div className="loan-preview">
      <EffectTable figures={figures} title={title} />
      <TermTable terms={terms} />
      {schedule && <ScheduleChange schedule={schedule} />}
      <ActChecks checks={checks} />
      <h2>Will be posted</h2>
      <Postings postings={postings} />
      <p className="k-muted">{sent === null ? 'Nothing is sent to the borrower.' : `Sent: ${sent}`}</p>
    </div>
  );
}
