import { Button, CodeInput, dayText, Notice, useOnline, useWords } from '@candor/ui';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { type Fault } from '@candor/client';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import type { Hardship } from './hardship/hardship-sheet.tsx';
import { PlanCompared, PlanRows } from './plan-figures.tsx';
import { loanDetailWords } from './texts.ts';

export type Offer = NonNullable<Hardship['offer']>;
type PartProps = {
  readonly loanId: string;
  /** Null once it was answered, or where it is over. */
  readonly offer: Offer | null;
  readonly today: string;
  readonly onAnswered: () => Promise<void>;
  readonly onClose: () => void;
  /** What stands there where none is offered. */
  readonly gone?: ReactNode;
};

const DIGITS = 6;
const aboutCode = new Set<Fault['code']>(['code_wrong', 'code_expired', 'code_spent']);

/** As it appears: the field for a code that was just asked for, and what the code did. */
const focusAtOnce = (element: HTMLElement | null) => element?.focus();

/**
 * A new plan that waits for an answer, and when it was accepted, that it holds: whoever typed a code is told
 * what it did.
 */
export function PlanOffer({ loanId, offer, today, onAnswered, onClose, gone = null }: PartProps) {
  const [held, setHeld] = useState<Offer>();
  const answered = async (said: 'accept' | 'decline' | 'stale') => {
    if (said === 'accept' && offer) setHeld(offer);
    await onAnswered();
    if (said === 'decline') onClose();
  };
  if (held) return <PlanHeld plan={held} today={today} onClose={onClose} />;
  if (!offer) return gone;
  return <OpenOffer loanId={loanId} offer={offer} today={today} onAnswered={answered} />;
}

type HeldProps = Pick<PartProps, 'today' | 'onClose'> & { readonly plan: Offer };

function PlanHeld({ plan: { after, costsMore }, today, onClose }: HeldProps) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const [first] = after.rows;
  return (
    <div className="j-sheet" tabIndex={-1} ref={focusAtOnce}>
      <Notice kind="good" icon="check">
        {first && say('planHeld', { amount: amount(first.total), day: dayText(words, first.dueOn, today) })}
      </Notice>
      {costsMore > 0 && (
        <Notice kind="warn" icon="info">
          {say('planMore', { amount: amount(costsMore) })}
        </Notice>
      )}
      <Button onClick={onClose}>{say('planToLoan')}</Button>
    </div>
  );
}

type Props = Pick<PartProps, 'loanId' | 'today'> & {
  readonly offer: Offer;
  readonly onAnswered: (said: 'accept' | 'decline' | 'stale') => Promise<void>;
};

/** Beside the plan that holds: it holds when it is accepted with a code for exactly these figures. */
function OpenOffer({ loanId, offer, today, onAnswered }: Props) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const isOnline = useOnline();
  const ask = useAct('session.step-up-code');
  const answer = useAct('loan.restructure-answer');
  const [phone, setPhone] = useState<string>();
  const [code, setCode] = useState('');
  const { offerId, about } = offer;
  const askCode = async () => {
    answer.forgive();
    const outcome = await ask.run({ purpose: 'new-plan', by: 'sms', about });
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
      await onAnswered(isStale ? 'stale' : said);
    }
  };
  const fault = answer.fault ?? ask.fault;
  const isCodeWrong = phone !== undefined && fault !== undefined && aboutCode.has(fault.code);
  return (
    <section className="j-sheet" aria-label={say('planOffered')}>
      <p>{say('planUnchanged')}</p>
      <p>{offer.line}</p>
      <PlanCompared offer={offer} today={today} />
      {offer.costsMore > 0 && (
        <Notice kind="warn" icon="info">
          {say('planMore', { amount: amount(offer.costsMore) })}
        </Notice>
      )}
      <PlanRows offer={offer} today={today} />
      {offer.lateLine !== null && <Notice icon="info">{offer.lateLine}</Notice>}
      {fault && !isCodeWrong && (
        <p className="j-fault" role="alert">
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
            id="loan-plan-code"
            ref={focusAtOnce}
            label={say('planCode')}
            hint={phone === '' ? '' : say('planCodeHint', { phone })}
            digits={DIGITS}
            value={code}
            error={isCodeWrong ? faultText(t, fault) : undefined}
            onChange={(typed) => {
              if (isCodeWrong) answer.forgive();
              setCode(typed);
            }}
            onComplete={(digits) => void send('accept', digits)}
          />
          <Button
            pale={!isOnline}
            busy={answer.isBusy ? say('moment') : undefined}
            onClick={() => void send('accept')}
          >
            {say('planConfirm')}
          </Button>
          <Button kind="plain" pale={!isOnline || ask.isBusy} onClick={() => void askCode()}>
            {say('planAgain')}
          </Button>
        </>
      )}
      <Button kind="plain" commits pale={!isOnline} onClick={() => void send('decline')}>
        {say('planDecline')}
      </Button>
    </section>
  );
}
