import { routePath } from '@candor/contract/routes';
import { Bone, dayText, Figure, Notice, useWords } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { useNavigate } from '../../shell/router/router-context.ts';
import { useAmountText } from '../../lending/amounts.ts';
import { AmountCards } from './amount-cards.tsx';
import type { Choices } from './choice-view.tsx';
import { chosenWay } from './chosen-way.ts';
import { MakeBar } from './make-bar.tsx';
import { CancelFirst, OpenPayment } from './open-payment.tsx';
import { Frame } from './frame.tsx';
import type { PayRequest } from './request-of.ts';
import { type ChosenAmount, ownAmountId, useChosenAmount } from './use-chosen-amount.ts';
import { useMakeCode } from './use-make-code.ts';
import { useWays } from './use-ways.ts';
import { WaysChoice } from './ways-choice.tsx';
import { repayWords } from './texts.ts';

/** Few pay an amount of their own: what asks for it comes when it is wanted. */
const OwnAmount = lazy(() => import('./own-amount.tsx').then((module) => ({ default: module.OwnAmount })));

type Props = {
  readonly page: AppPageData;
  readonly choices: Choices;
  readonly figuresFrom: string | undefined;
  readonly onStale: () => void;
};

export function Choosing({ page, choices, figuresFrom, onStale }: Props) {
  const say = repayWords.useSay();
  const amount = useAmountText();
  const navigate = useNavigate();
  const chosen = useChosenAmount(choices, page.currency.minorDigits);
  const [isComplained, setComplained] = useState(false);
  const ways = useWays(chosen.request);
  const way = chosenWay(ways.payTypes ?? [], chosen.payTypeId);
  const make = useMakeCode(() => {
    onStale();
    ways.again();
  });
  const { choice, request } = chosen;
  const { preview, fault } = ways;
  const { today, loanId, own } = choices;
  // What it should do is asked beside what it covers.
  const hasExtra = preview !== undefined && preview.surplus.length > 0;
  const take = (part: Parameters<ChosenAmount['change']>[0]) => {
    make.forgive();
    setComplained(false);
    chosen.change(part);
  };
  /** Also one that was marked and not tapped goes along to the next page. */
  const keepWay = () => way && chosen.change({ payTypeId: way.payTypeId });
  const goOn = () => {
    keepWay();
    if (request) navigate(dividedHref(request));
  };
  const lack = () => {
    setComplained(true);
    const missing = choice === 'own' ? `#${ownAmountId}` : '#choice input';
    const first = request === undefined ? missing : '[role="alert"] button, #way input';
    const target = document.querySelector<HTMLElement>(first);
    target?.focus();
    // What is said of it stands below it, and would be behind the bar.
    target?.closest('.c-field, fieldset')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Frame
      page={page}
      parent={routePath('loanDetail', { loanId })}
      figuresFrom={figuresFrom}
      action={
        <MakeBar
          make={make}
          request={request}
          preview={preview}
          way={way}
          isCounting={request !== undefined && !preview && !fault}
          isOpen={hasExtra}
          onLack={hasExtra ? goOn : lack}
        />
      }
    >
      <OpenPayment of={choices} />
      <CancelFirst choices={choices} />
      <AmountCards
        choices={choices}
        today={today}
        value={choice}
        isMissing={isComplained && choice === undefined}
        onChoose={(one) => take({ choice: one })}
      />
      {choice === 'own' && own && (
        <div className="y-own">
          <Suspense fallback={<Bone shape="button" width="all" />}>
            <OwnAmount
              limits={own}
              currency={page.currency}
              value={chosen.typed}
              onChange={(typed) => take({ typed })}
              isWrong={isComplained && request === undefined}
              onDone={() => setComplained(true)}
              isTooMuch={chosen.isTooMuch}
              summary={preview && !hasExtra && `${say('oweAfter')} ${amount(preview.owedAfter)}`}
            />
          </Suspense>
        </div>
      )}
      {request && (
        // What is in sight is of the amount before: it stays where it is, and nothing of it can be taken for
        // the new one's.
        <div className="y-after" inert={ways.isOfAnother}>
          {choice === 'instalment' && <EarlyLine choices={choices} />}
          <p className="y-note y-alone">
            <a href={dividedHref(request)} onClick={keepWay}>
              {say('covers')}
            </a>
          </p>
          <WaysChoice ways={ways} chosen={way} onChoose={(payTypeId) => take({ payTypeId })} />
        </div>
      )}
      {(!request || ways.payTypes || fault) && (
        <>
          {choices.credit > 0 && (
            <Notice icon="info">
              <Figure figure="credit" loan={loanId} asOf={today} minor={choices.credit}>
                {say('credit', { amount: amount(choices.credit) })}
              </Figure>
            </Notice>
          )}
          <DelayLine choices={choices} />
        </>
      )}
    </Frame>
  );
}

function dividedHref({ loanId, choice, amount }: PayRequest): string {
  return routePath('repay', {
    loanId,
    choice,
    ...(amount !== undefined && { amount: String(amount) }),
  });
}

/** An instalment costs the same before its day: what would save interest, and that paying more is asked. */
function EarlyLine({ choices }: Pick<Props, 'choices'>) {
  const { instalment, loanId, today } = choices;
  const words = useWords();
  const say = repayWords.useSay();
  const amount = useAmountText();
  if (!instalment?.early) return null;
  const { pay, early } = instalment;
  const day = dayText(words, early.dueOn, today);
  return (
    <p className="y-note">
      {say('earlyCostsSame', { day })}{' '}
      {early.saves > 0 ? (
        <a href={dividedHref({ loanId, choice: 'own', amount: pay })}>
          {say('earlyInstead', { saves: amount(early.saves) })}
        </a>
      ) : (
        choices.everything?.saves !== 0 && say('earlyMore')
      )}
    </p>
  );
}

function DelayLine({ choices: { loanId, daysLate, mayDelay } }: Pick<Props, 'choices'>) {
  const say = repayWords.useSay();
  if (daysLate === 0 && !mayDelay) return null;
  return (
    <p className="y-note">
      {say(daysLate > 0 ? 'isOverdue' : 'notOverdue')}{' '}
      {mayDelay && (
        <>
          {say('cantPay')} <a href={routePath('repayDelay', { loanId })}>{say('seeDelay')}</a>
        </>
      )}
    </p>
  );
}
