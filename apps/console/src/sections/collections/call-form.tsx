import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';
import { KeyCaps } from '../../kit/keys/key-cap.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { figureWords, moneyWords, readAmount } from '../../kit/words/money-words.ts';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import type { LateData, RunningCall } from './call-panel.tsx';
import { daysUntil, plusDays } from './days.ts';
import { type Disposition, dispositions, type NextAction, nextActions } from './outcome-words.ts';

type Props = {
  readonly page: LateData;
  readonly call: RunningCall;
  readonly counters: ReactNode;
  readonly onLogged: (said: string) => void;
};

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text);
/** What only the borrower can agree to. */
const needsBorrower: ReadonlySet<Disposition> = new Set(['promise-to-pay', 'hardship']);
const outboundOnly: ReadonlySet<Disposition> = new Set(['no-answer', 'wrong-number']);

/** What was typed, and what of it can't be logged. */
function usePromise(page: LateData, callId: string) {
  const { money } = useDesk();
  const [typed, setTyped] = useDraft(`call ${callId} amount`, () =>
    figureWords(money, BigInt(page.stands.overdue)),
  );
  const [on, setOn] = useDraft(`call ${callId} day`, () => plusDays(page.today, 2));
  const amount = readAmount(money, typed);
  const most = BigInt(page.stands.overdue);
  const latest = page.latestPromiseOn;
  const wrongAmount =
    amount === undefined || amount <= 0n
      ? 'Enter an amount above zero.'
      : amount > most
        ? `At most ${moneyWords(money, most)}: that is what is past due.`
        : undefined;
  const wrongDay =
    latest === null
      ? 'No promise can be taken: a request for help waits for a decision.'
      : isDay(on) && on >= page.today && on <= latest
        ? undefined
        : `From today to ${dayWords(latest, page.today)}.`;
  return { typed, setTyped, on, setOn, amount: amount ?? 0n, most, wrongAmount, wrongDay };
}

/** One disposition, the fields that follow from it, what happens next; logged by Ctrl Enter alone. */
export function CallForm({ page, call, counters, onLogged }: Props) {
  const { market, money } = useDesk();
  const act = useAct('console.collection-call-log');
  const [disposition, setDisposition] = useDraft<Disposition | undefined>(
    `call ${call.callId} disposition`,
    undefined,
  );
  const promise = usePromise(page, call.callId);
  const [action, setAction] = useDraft<NextAction>(`call ${call.callId} action`, 'call');
  const [nextOn, setNextOn] = useDraft(`call ${call.callId} on`, '');
  const [words, setWords, forget] = useDraft(`call ${call.callId}`, '');
  const [isLinkSent, setLinkSent] = useDraft(`call ${call.callId} link`, false);
  const [isShown, setShown] = useState(false);
  const isVerified = call.verifiedAt !== null;
  const isPromise = disposition === 'promise-to-pay';
  const isPlain = disposition === 'no-answer';
  const isUnproven = disposition === 'third-party' || (call.direction === 'in' && !isVerified);
  const after = isUnproven
    ? page.today
    : plusDays(isPromise && isDay(promise.on) ? promise.on : page.today, 1);
  const onDay = isDay(nextOn) && nextOn >= (isPromise ? after : page.today) ? nextOn : after;
  const offered = dispositions.filter(({ value }) => call.direction === 'out' || !outboundOnly.has(value));
  const against = againstLogging({ disposition, isVerified, promise });
  const choose = (value: Disposition) => {
    setDisposition(value);
    setShown(false);
    act.forgive();
    setAction(value === 'wrong-number' ? 'verify-number' : 'call');
    setLinkSent(value === 'promise-to-pay' && isVerified);
  };
  const commit = async () => {
    setShown(true);
    if (!disposition || against || act.isBusy) return;
    const answered = await act.run({
      market: market.market,
      loan: page.loan,
      callId: call.callId,
      disposition,
      words: words.trim(),
      ...(isPromise && { promise: { on: promise.on, amount: Number(promise.amount) } }),
      ...(!isPlain && (!isUnproven || nextOn !== '') && { next: { action, on: onDay } }),
      isLinkSent: isLinkSent && isVerified,
    });
    if (!answered || 'fault' in answered) return;
    forget();
    onLogged(isPlain ? 'Logged: no answer.' : 'The call is logged.');
  };
  const label = isPromise
    ? `Log call, promise ${moneyWords(money, promise.amount)}`
    : isPlain
      ? 'Log no answer'
      : 'Log call';
  useKeys('Disposition', [
    ...offered.map(({ value, words: name, key }) => ({ keys: key, words: name, run: () => choose(value) })),
    { keys: 'Ctrl+Enter', words: label.toLowerCase(), inBar: true, run: () => void commit() },
  ]);
  return (
    <div className="k-form">
      <Dispositions offered={offered} chosen={disposition} onChoose={choose} />
      {isPromise && <PromiseFields page={page} promise={promise} isShown={isShown} />}
      {disposition !== undefined && !isPlain && (
        <>
          <div className="k-field-row">
            <SelectField
              label={isPromise ? 'Next action, if not paid' : 'Next action'}
              value={action}
              options={nextActions}
              onChange={setAction}
            />
            <DayField label="On" value={onDay} onChange={setNextOn} />
          </div>
          {isUnproven && !isPromise && nextOn === '' && (
            <p className="k-muted">
              The borrower was not reached: the next action stays as planned unless you choose a day.
            </p>
          )}
          <TextArea label="Comment" rows={2} value={words} onChange={setWords} />
          <label className="late-link">
            <input
              type="checkbox"
              checked={isLinkSent && isVerified}
              disabled={!isVerified}
              onChange={(event) => setLinkSent(event.target.checked)}
            />
            Send payment link by SMS after the call
          </label>
        </>
      )}
      {counters}
      <div className="late-commit">
        {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
        {isShown && against && <Notice tone="amber">{against}</Notice>}
        <Button
          look="primary"
          keys="Ctrl+Enter"
          width="full"
          isBusy={act.isBusy}
          disabled={disposition === undefined}
          onClick={() => void commit()}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

function againstLogging({
  disposition,
  isVerified,
  promise,
}: {
  readonly disposition: Disposition | undefined;
  readonly isVerified: boolean;
  readonly promise: ReturnType<typeof usePromise>;
}): string | undefined {
  if (!disposition) return 'Choose the outcome of the call.';
  if (needsBorrower.has(disposition) && !isVerified)
    return 'Please verify who is on the phone first: only the borrower can promise or ask for help.';
  return disposition === 'promise-to-pay' ? (promise.wrongAmount ?? promise.wrongDay) : undefined;
}

function Dispositions({
  offered,
  chosen,
  onChoose,
}: {
  readonly offered: readonly (typeof dispositions)[number][];
  readonly chosen: Disposition | undefined;
  readonly onChoose: (value: Disposition) => void;
}) {
  return (
    <section aria-label="Disposition">
      <h3>Disposition</h3>
      <div className="late-dispositions">
        {offered.map(({ value, words, key }) => (
          <button
            key={value}
            type="button"
            className="late-disposition"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            <KeyCaps keys={key} />
            {words}
          </button>
        ))}
      </div>
    </section>
  );
}

/** How much and by when, with what then stays past due. */
function PromiseFields({
  page,
  promise,
  isShown,
}: {
  readonly page: LateData;
  readonly promise: ReturnType<typeof usePromise>;
  readonly isShown: boolean;
}) {
  const { money } = useDesk();
  const { typed, setTyped, on, setOn, amount, most, wrongAmount, wrongDay } = promise;
  const isFit = !wrongAmount && !wrongDay;
  return (
    <>
      <div className="k-field-row">
        <AmountField
          label="Promise"
          needed={`of ${figureWords(money, most)}`}
          way={money}
          value={typed}
          onChange={setTyped}
          error={isShown || amount > most ? wrongAmount : undefined}
        />
        <DayField
          label="Day"
          needed={isDay(on) ? `${daysUntil(page.today, on)} days` : undefined}

          value={on}
          onChange={setOn}
          error={wrongDay}
        />
      </div>
      {isFit && (
        <p className="k-muted">
          {amount < most ? 'The rest stays past due; reminders' : 'Reminders'} paused to{' '}
          {dayWords(on, page.today)}.
        </p>
      )}
    </>
  );
}
