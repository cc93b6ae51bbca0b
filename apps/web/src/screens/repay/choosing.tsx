import { routePath } from '@candor/contract/routes';
import { Bone, BoneRows, dayText, Figure, Notice, useWords } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { useAmountText } from '../../lending/amounts.ts';
import { AmountCards } from './amount-cards.tsx';
import type { Choices } from './choice-view.tsx';
import { chosenWay } from './chosen-way.ts';
import { MakeBar } from './make-bar.tsx';
import { OpenPayment } from './open-payment.tsx';
import { Frame } from './frame.tsx';
import { type ChosenAmount, ownAmountId, useChosenAmount } from './use-chosen-amount.ts';
import { useMakeCode } from './use-make-code.ts';
import { useWays } from './use-ways.ts';
import { WaysChoice } from './ways-choice.tsx';
import { repayWords } from './texts.ts';

/**
 * Few pay an amount of their own: what asks for it comes when it is wanted, and all of it at once. Each part
 * waits by itself, or one that is late would take the field away from under the finger.
 */
const loadOwn = () => import('./own-parts.ts');
const OwnAmount = lazy(() => loadOwn().then((parts) => ({ default: parts.OwnAmount })));
const SurplusChoice = lazy(() => loadOwn().then((parts) => ({ default: parts.SurplusChoice })));

type Props = {
  readonly page: AppPageData;
  readonly choices: Choices;
  readonly figuresFrom: string | undefined;
  readonly onStale: () => void;
};

export function Choosing({ page, choices, figuresFrom, onStale }: Props) {
  const say = repayWords.useSay();
  const amount = useAmountText();
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
  const take = (part: Parameters<ChosenAmount['change']>[0]) => {
    make.forgive();
    setComplained(false);
    chosen.change(part);
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
          onLack={lack}
        />
      }
    >
      <OpenPayment of={choices} />
      <CancelFirst choices={choices} today={today} />
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
              summary={preview && `${say('oweAfter')} ${amount(preview.owedAfter)}`}
            />
          </Suspense>
        </div>
      )}
      {request && (
        // What is in sight is of the amount before: it stays where it is, and nothing of it can be taken for
        // the new one's.
        <div className="y-after" inert={ways.isOfAnother}>
          {ways.surplus && ways.surplus.length > 0 && (
            <Suspense fallback={<BoneRows count={ways.surplus.length} />}>
              <SurplusChoice
                options={ways.surplus}
                today={today}
                value={chosen.surplus}
                onChoose={(surplus) => take({ surplus })}
              />
            </Suspense>
          )}
          <p className="y-note y-alone">
            <a href={dividedHref(request)}>{say('seeDivided')}</a>
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

function dividedHref({ loanId, choice, amount, surplus }: NonNullable<ChosenAmount['request']>): string {
  return routePath('repay', {
    loanId,
    choice,
    ...(amount !== undefined && { amount: String(amount) }),
    ...(surplus && { surplus }),
  });
}

/** While one may still leave, that is the cheaper way out: it stands before paying everything. */
function CancelFirst({
  choices: { loanId, coolingOff },
  today,
}: Pick<Props, 'choices'> & { readonly today: string }) {
  const words = useWords();
  const say = repayWords.useSay();
  const amount = useAmountText();
  if (!coolingOff || coolingOff.saves === 0) return null;
  const { payBack, saves, until } = coolingOff;
  const told = { amount: amount(payBack), less: amount(saves), day: dayText(words, until, today) };
  return (
    <Notice icon="info">
      <Figure figure="cancel" loan={loanId} asOf={today} minor={payBack}>
        {say('cancelCheaper', told)}
      </Figure>{' '}
      <a href={routePath('loanDetail', { loanId })}>{say('seeCancel')}</a>
    </Notice>
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
