import { isBuilt, routePath } from '@candor/contract/routes';
import { Bone, Notice } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import type { AppPageData } from '../../app/page-data.ts';
import { useAmountText } from '../../lending/use-amount-text.ts';
import { useToday } from '../../lending/use-today.ts';
import { AmountCards } from './amount-cards.tsx';
import type { Choices } from './choice-view.tsx';
import { chosenWay } from './chosen-way.ts';
import { MakeBar } from './make-bar.tsx';
import { Frame } from './repaying-screen.tsx';
import { type ChosenAmount, useChosenAmount } from './use-chosen-amount.ts';
import { useMakeCode } from './use-make-code.ts';
import { useWays } from './use-ways.ts';
import { WaysChoice } from './ways-choice.tsx';
import { repayingWords } from './words.ts';

const OwnAmount = lazy(() => import('./own-amount.tsx').then((module) => ({ default: module.OwnAmount })));

type Props = {
  readonly page: AppPageData;
  readonly choices: Choices;
  readonly figuresFrom: string | undefined;
  readonly onStale: () => void;
};

export function Choosing({ page, choices, figuresFrom, onStale }: Props) {
  const say = repayingWords.useSay();
  const amount = useAmountText();
  const today = useToday(page.timeZone);
  const chosen = useChosenAmount(choices);
  const [isComplained, setComplained] = useState(false);
  const ways = useWays(chosen.request);
  const way = chosenWay(ways.payTypes ?? [], chosen.payTypeId);
  const make = useMakeCode(chosen.choice, () => {
    onStale();
    ways.again();
  });
  const { choice, request } = chosen;
  const { preview, fault } = ways;
  const { loanId, own } = choices;
  const take = (part: Parameters<ChosenAmount['change']>[0]) => {
    make.forgive();
    chosen.change(part);
  };
  const lack = () => {
    setComplained(true);
    const first = request === undefined ? '.y-own input' : '[role="alert"] button, #way input';
    document.querySelector<HTMLElement>(first)?.focus();
  };
  return (
    <Frame
      page={page}
      parent={routePath('loanDetail', { loanId })}
      figuresFrom={figuresFrom}
      action={
        <MakeBar
          make={make}
          preview={preview}
          way={way}
          isCounting={request !== undefined && !preview && !fault}
          onLack={lack}
        />
      }
    >
      <OpenPayment choices={choices} />
      <AmountCards choices={choices} today={today} value={choice} onChoose={(one) => take({ choice: one })} />
      {choice === 'own' && own && (
        <div className="y-own">
          <Suspense fallback={<Bone shape="button" width="all" />}>
            <OwnAmount
              limits={own}
              currency={page.currency}
              value={chosen.typed}
              onChange={(typed) => take({ typed })}
              isWrong={isComplained && request === undefined}
              summary={preview && `${say('oweAfter')} ${amount(preview.owedAfter)}`}
            />
          </Suspense>
        </div>
      )}
      {request && (
        <p className="y-note y-alone">
          <a href={dividedHref(request)}>{say('seeDivided')}</a>
        </p>
      )}
      <WaysChoice ways={ways} chosen={way} onChoose={(payTypeId) => take({ payTypeId })} />
      {choices.credit > 0 && <Notice icon="info">{say('credit', { amount: amount(choices.credit) })}</Notice>}
      <DelayLine choices={choices} />
    </Frame>
  );
}

function dividedHref({ loanId, choice, amount }: NonNullable<ChosenAmount['request']>): string {
  return routePath('repay', { loanId, choice, ...(amount !== undefined && { amount: String(amount) }) });
}

/** A code that was made before: nobody should pay twice because they made two. */
function OpenPayment({ choices: { loanId, openPayment } }: Pick<Props, 'choices'>) {
  const say = repayingWords.useSay();
  if (openPayment === null) return null;
  return (
    <Notice icon="clock">
      {say('openCode')} <a href={routePath('repay', { loanId, paymentId: openPayment })}>{say('goOn')}</a>
    </Notice>
  );
}

function DelayLine({ choices: { loanId, daysLate, mayDelay } }: Pick<Props, 'choices'>) {
  const say = repayingWords.useSay();
  const hasDelay = mayDelay && isBuilt('repayDelay');
  return (
    <p className="y-note">
      {say(daysLate > 0 ? 'isOverdue' : 'notOverdue')}{' '}
      {hasDelay && (
        <>
          {say('cantPay')} <a href={routePath('repayDelay', { loanId })}>{say('seeDelay')}</a>
        </>
      )}
    </p>
  );
}
