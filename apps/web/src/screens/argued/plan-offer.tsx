import { Button, CodeInput, dayText, Notice, useOnline, useWords } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { useAmountText } from '../../lending/use-amount-text.ts';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import type { Hardship } from './hardship-sheet.tsx';
import { arguedWords } from './words.ts';

type Offer = NonNullable<Hardship['offer']>;
type Props = {
  readonly loanId: string;
  readonly offer: Offer;
  readonly today: string;
  readonly onAnswered: () => Promise<void>;
};

const DIGITS = 6;

/** A new plan that the lender offers, beside the one that holds: it holds when it is accepted with a code for exactly these figures. */
export function PlanOffer({ loanId, offer, today, onAnswered }: Props) {
  const t = useT();
  const say = arguedWords.useSay();
  const isOnline = useOnline();
  const ask = useAct('session.step-up-code');
  const answer = useAct('loan.restructure-answer');
  const [phone, setPhone] = useState<string>();
  const [code, setCode] = useState('');
  const { offerId, about } = offer;
  const askCode = async () => {
    answer.forgive();
    const outcome = await ask.run({ purpose: 'sign', by: 'sms', about });
    if (outcome && 'answer' in outcome) setPhone(outcome.answer.sentTo);
    // A moment ago one was sent for the same figures: it can still be typed.
    else if (outcome && 'fault' in outcome && outcome.fault.code === 'too_many_requests') setPhone('');
  };
  const send = async (said: 'accept' | 'decline', digits = code) => {
    if (said === 'accept' && digits.length < DIGITS) return;
    const outcome = await answer.run({
      loanId,
      offerId,
      answer: said,
      ...(said === 'accept' && { about, code: digits }),
    });
    // What was shown holds no longer: the new figures are read, and a new code is asked for them.
    const isStale =
      outcome &&
      'fault' in outcome &&
      (outcome.fault.code === 'figures_have_changed' || outcome.fault.code === 'offer_has_expired');
    if (isStale || (outcome && 'answer' in outcome)) {
      setPhone(undefined);
      setCode('');
      await onAnswered();
    }
  };
  const fault = answer.fault ?? ask.fault;
  return (
    <section className="g-sheet" aria-label={say('planOffered')}>
      <Notice kind="plain" icon="clock">
        <strong>{say('planOffered')}</strong> {offer.line}
      </Notice>
      <PlanLines title={say('planNow')} plan={offer.before} today={today} />
      <PlanLines title={say('planNew')} plan={offer.after} today={today} />
      {fault && (
        <p className="g-fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      {phone === undefined ? (
        <Button pale={!isOnline} busy={ask.isBusy ? say('moment') : undefined} onClick={() => void askCode()}>
          {say('planAccept')}
        </Button>
      ) : (
        <>
          <CodeInput
            id="argued-plan-code"
            label={say('planCode')}
            hint={phone === '' ? '' : say('planCodeHint', { phone })}
            digits={DIGITS}
            value={code}
            onChange={setCode}
            onComplete={(digits) => void send('accept', digits)}
          />
          <Button
            pale={!isOnline}
            busy={answer.isBusy ? say('moment') : undefined}
            onClick={() => void send('accept')}
          >
            {say('planConfirm')}
          </Button>
        </>
      )}
      <Button kind="plain" pale={!isOnline} onClick={() => void send('decline')}>
        {say('planDecline')}
      </Button>
    </section>
  );
}

type LinesProps = { readonly title: string; readonly plan: Offer['before']; readonly today: string };

function PlanLines({ title, plan, today }: LinesProps) {
  const words = useWords();
  const say = arguedWords.useSay();
  const amount = useAmountText();
  const { instalments, instalment, lastDueOn, costToTheEnd } = plan;
  return (
    <p>
      <strong>{title}</strong>
      <br />
      {say('planInstalments', { count: instalments, amount: amount(instalment) })}
      <br />
      {lastDueOn !== null && say('planLast', { day: dayText(words, lastDueOn, today) })}
      <br />
      {say('planCost', { amount: amount(costToTheEnd) })}
    </p>
  );
}
