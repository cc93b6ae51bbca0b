import { Chip, Disclosure, Field, Money, useWords } from '@candor/ui';
import type { Calls, RequestOf } from '@candor/contract/client';
import { minorOfTyped } from '@candor/domain/money';
import { useRef, useState } from 'react';
import { momentText } from '../../../../../web/src/i18n/moment-text.ts';
import { useMinorDigits } from '../../../../../web/src/lending/amounts.ts';
import { useAct } from '../../../../../web/src/session/use-act.ts';
import { LoadState } from '../../../../../web/src/shell/load-state.tsx';
import { BoneMoney } from './bone-money.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { MoneyDesk, MoneyPanelProps } from './money-desk.ts';
import { english } from './texts.ts';

const SHOWN_AT_MOST = 20;

/** Payments that were asked for, newest first, and what may happen to each. */
export function PaymentsPanel({ page, desk }: MoneyPanelProps) {
  return (
    <LoadState of={desk} skeleton={<BoneMoney />}>
      {({ payments }) =>
        payments.length === 0 ? (
          <p className="c-card c-card-roomy">{english('paymentsEmpty')}</p>
        ) : (
          <ul className="x-list">
            {payments
              .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
              .slice(0, SHOWN_AT_MOST)
              .map((payment) => (
                <PaymentCard
                  key={payment.paymentId}
                  payment={payment}
                  timeZone={page.timeZone}
                  onDone={desk.reload}
                />
              ))}
          </ul>
        )
      }
    </LoadState>
  );
}

type Payment = MoneyDesk['payments'][number];
type PaymentCardProps = { readonly payment: Payment; readonly timeZone: string; readonly onDone: () => void };

const looks = {
  allocated: 'good',
  failed: 'bad',
  expired: 'warn',
  refused: 'warn',
  reversed: 'bad',
} as const;

function PaymentCard({ payment, timeZone, onDone }: PaymentCardProps) {
  const words = useWords();
  const stateWord = useStateWord();
  const pay = useAct('sandbox.pay');
  const { paymentId, reference, payTypeName, amount, state, createdAt } = payment;
  const choices = actsOf(state).map((act) => ({
    id: act,
    words: english(act),
    go: () => pay.run({ paymentId, act }),
  }));
  return (
    <li className="c-card c-card-roomy x-case" data-payment={paymentId} data-state={state}>
      <h3>
        {reference ?? paymentId.slice(0, 8)} · <Money amount={BigInt(amount)} />
      </h3>
      <p className="x-when">
        <span lang="en">{payTypeName}</span> ·{' '}
        <time dateTime={createdAt}>{momentText(words, createdAt, timeZone)}</time>
      </p>
      <p>
        <Chip kind={looks[state as keyof typeof looks] ?? 'plain'}>{stateWord(state)}</Chip>
      </p>
      <GivenNumber payment={payment} />
      <ChoiceButtons act={pay} choices={choices} onDone={onDone} />
      {isUnpaid(state) && (
        <Disclosure title={english('otherAmount')}>
          <OtherAmount paymentId={paymentId} onDone={onDone} />
        </Disclosure>
      )}
    </li>
  );
}

type PayAct = RequestOf<Calls['sandbox.pay']>['act'];
type PlainAct = Exclude<PayAct, 'pay-other-amount'>;

const unpaid: readonly PlainAct[] = ['pay', 'call-back-twice'];
const open: readonly PlainAct[] = [...unpaid, 'fail', 'expire', 'pay-late'];
const paid: readonly PlainAct[] = ['call-back-twice', 'reverse'];

const acts: Readonly<Record<string, readonly PlainAct[]>> = {
  created: open,
  pending: open,
  expired: [...unpaid, 'pay-late'],
  failed: unpaid,
  claimed: unpaid,
  refused: unpaid,
  received: paid,
  matched: paid,
  allocated: paid,
  refunded: ['reverse'],
};

/**
 * What can still happen to a payment: what was taken back stays so, and money that came is not asked for
 * again.
 */
function actsOf(state: string): readonly PlainAct[] {
  return acts[state] ?? [];
}

function isUnpaid(state: string): boolean {
  return actsOf(state).includes('pay');
}

type OtherAmountProps = { readonly paymentId: string; readonly onDone: () => void };

/** Somebody pays more or less than was asked for. */
function OtherAmount({ paymentId, onDone }: OtherAmountProps) {
  const digits = useMinorDigits();
  const pay = useAct('sandbox.pay');
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = async () => {
    const amount = minorOfTyped(typed.replaceAll(/[\s,]/g, ''), digits);
    setWrong(!amount);
    if (!amount) return box.current?.focus();
    await pay.run({ paymentId, act: 'pay-other-amount', amount: Number(amount) });
  };
  return (
    <div className="x-case">
      <Field
        id={`other-${paymentId}`}
        ref={box}
        label={english('amount')}
        error={isWrong ? english('amountWrong') : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setWrong(false);
          setTyped(currentTarget.value);
        }}
      />
      <ChoiceButtons
        act={pay}
        choices={[{ id: 'pay-other-amount', words: english('pay-other-amount'), go }]}
        onDone={onDone}
      />
    </div>
  );
}

const refusals = [
  'utr_is_malformed',
  'utr_was_used',
  'another_number_was_given',
  'no_such_transfer',
] as const;

/** The bank's number that a borrower gave for it, and why it was not taken: kept, so that finance sees it. */
function GivenNumber({ payment }: { readonly payment: MoneyDesk['payments'][number] }) {
  const { utr, utrRefusedFor } = payment;
  if (utr === null) return null;
  const known = refusals.find((each) => each === utrRefusedFor);
  return (
    <dl className="x-facts">
      <div>
        <dt>{english('number')}</dt>
        <dd>{utr}</dd>
      </div>
      {utrRefusedFor !== null && (
        <div>
          <dt className="c-unseen">{english('refused')}</dt>
          <dd className="x-fault">{known ? english(known) : utrRefusedFor}</dd>
        </div>
      )}
    </dl>
  );
}

const states = [
  'created',
  'pending',
  'expired',
  'failed',
  'claimed',
  'refused',
  'matched',
  'received',
  'allocated',
  'reversed',
  'refunded',
] as const;

/** A payment's state in words; one of a later release is shown by its name. */
function useStateWord(): (state: string) => string {
  return (state) => {
    const known = states.find((each) => each === state);
    return known ? english(known) : state;
  };
}
