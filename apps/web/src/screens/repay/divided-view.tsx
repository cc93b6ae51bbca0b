import { routePath } from '@candor/contract/routes';
import {
  AmountLine,
  Amounts,
  ButtonLink,
  Card,
  Day,
  ErrorState,
  Figure,
  Money,
  Notice,
  Skeleton,
  TotalLine,
} from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { BoneRepay } from './bone-repay.tsx';
import { chosenWay } from './chosen-way.ts';
import { MakeBar } from './make-bar.tsx';
import { OpenPayment } from './open-payment.tsx';
import { Frame, NotHere } from './repay-screen.tsx';
import type { PayRequest } from './request-of.ts';
import { useChosenWay } from './use-chosen-amount.ts';
import { useMakeCode } from './use-make-code.ts';
import { type Preview, useWays } from './use-ways.ts';
import { WaysChoice } from './ways-choice.tsx';
import { repayWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly request: PayRequest };

const wrongAmount = new Set(['amount_is_above_the_owed', 'amount_is_too_small']);
const nowhere = new Set(['not_found', 'nothing_is_owed']);

/**
 * A chosen amount: how it will be divided, by the very function that will divide it, and the ways to pay it.
 */
export function DividedView({ page, request }: Props) {
  usePrivate();
  const t = useT();
  const say = repayWords.useSay();
  const { loanId } = request;
  const ways = useWays(request);
  const [wanted, choosePayType] = useChosenWay(loanId);
  const make = useMakeCode(ways.again);
  const { loaded: choices } = useKeptCall('loan.choices', { loanId });
  const { preview, fault, payTypes } = ways;
  const way = chosenWay(payTypes ?? [], wanted);
  const parent = routePath('repaymentChoice', { loanId });
  if (fault && nowhere.has(fault.code))
    return <NotHere page={page} {...(fault.code === 'nothing_is_owed' && { loanId })} />;
  if (fault && wrongAmount.has(fault.code))
    return (
      <Frame page={page} parent={parent} action={<ButtonLink href={parent}>{say('otherAmount')}</ButtonLink>}>
        <div role="alert">
          <Notice kind="bad" icon="warning">
            {faultText(t, fault)}
          </Notice>
        </div>
      </Frame>
    );
  if (fault)
    return (
      <Frame page={page} parent={parent}>
        <ErrorState title={t('notice.broken.title')} onRetry={ways.again} isRetrying={false}>
          {faultText(t, fault)}
        </ErrorState>
      </Frame>
    );
  // Both at once: nothing moves when it turns out that there is a code already.
  if (!preview || choices.state === 'loading')
    return (
      <Frame page={page} parent={parent}>
        <Skeleton>
          <BoneRepay />
        </Skeleton>
      </Frame>
    );
  const choose = (payTypeId: string) => {
    make.forgive();
    choosePayType(payTypeId);
  };
  return (
    <Frame
      page={page}
      parent={parent}
      action={<MakeBar make={make} request={request} preview={preview} way={way} isCounting={false} />}
    >
      {choices.state === 'ready' && <OpenPayment of={choices.data} />}
      <DividedCard preview={preview} choice={request.choice} />
      <WaysChoice ways={ways} chosen={way} onChoose={choose} />
    </Frame>
  );
}

const parts = ['penalty', 'fee', 'interest', 'principal'] as const;

/** Some of what can be chosen is a figure of the loan. */
const figures: Readonly<Partial<Record<PayRequest['choice'], string>>> = {
  everything: 'settle',
  overdue: 'overdue',
};

type DividedProps = Pick<PayRequest, 'choice'> & { readonly preview: Preview };

function DividedCard({ preview, choice }: DividedProps) {
  const say = repayWords.useSay();
  const { today, amount, pays, toCredit, fromCredit, owedAfter, nextDue } = preview;
  const whole = figures[choice] ?? 'pays';
  const of = { loan: preview.loanId, asOf: today };
  return (
    <>
      <div>
        <span className="y-note">{say('youPay')}</span>
        <p>
          <Figure figure={whole} {...of} look="figure" minor={amount} />
        </p>
      </div>
      <Card heading={say('divided')}>
        <Amounts>
          {parts
            .filter((part) => pays[part] > 0)
            .map((part) => (
              <AmountLine
                key={part}
                label={say(`part.${part}`)}
                value={<Figure figure={`${whole}/${part}`} {...of} minor={pays[part]} />}
              />
            ))}
          {toCredit > 0 && (
            <AmountLine
              label={say('toCredit')}
              value={<Figure figure={`${whole}/to-credit`} {...of} minor={toCredit} />}
            />
          )}
          {fromCredit > 0 && (
            <AmountLine
              label={say('fromCredit')}
              value={<Figure figure={`${whole}/from-credit`} {...of} minor={-fromCredit} />}
            />
          )}
          <TotalLine label={say('youPay')} value={<Figure figure={whole} {...of} minor={amount} />} />
        </Amounts>
        {owedAfter > 0 && (
          <p className="y-note">
            {say('oweAfter')} <Money amount={BigInt(owedAfter)} />
          </p>
        )}
        {nextDue ? (
          <p className="y-note">
            {say('nextDue')} <Money amount={BigInt(nextDue.amount)} />,{' '}
            <Day date={nextDue.dueOn} today={today} />
          </p>
        ) : (
          owedAfter === 0 && <p className="y-note">{say('nothingLeft')}</p>
        )}
      </Card>
    </>
  );
}
