import { routePath } from '@candor/contract/routes';
import { Day, dayText, Icon, Money, Notice, screenIcons, shortDayText, useWords } from '@candor/ui';
import type { ReactNode } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import { dayOfQuote } from './day-of-quote.ts';
import type { DelayQuote } from './repay-delay-screen.tsx';
import { DelayTable } from './delay-table.tsx';
import { delayWords } from './texts.ts';

type Props = {
  readonly page: AppPageData;
  readonly loanId: string;
  readonly quote: DelayQuote;
  readonly hasChanged: boolean;
  /** A delay that was accepted already. */
  readonly begun: ReactNode;
};

/**
 * The two ways side by side, the cheaper one first; then every payment of each, and what one should know
 * before choosing.
 */
export function DelayView({ page, loanId, quote, hasChanged, begun }: Props) {
  const words = useWords();
  const say = delayWords.useSay();
  const today = dayOfQuote(quote);
  const { dueOn, newDueOn, days, fee, nearest } = quote;
  const isLate = dueOn < today;
  return (
    <>
      <div className="k-head">
        <h1>{isLate ? say('titleLate') : say('titleInTime', { day: dayText(words, dueOn, today) })}</h1>
        <p>
          {say('lead', { days })}{' '}
          <strong>
            <Money amount={BigInt(fee)} />
          </strong>
          .
        </p>
      </div>
      <div role="alert">
        {hasChanged && (
          <Notice kind="warn" icon="warning">
            {say('changed')}
          </Notice>
        )}
      </div>
      {begun}
      <PartNow loanId={loanId} quote={quote} today={today} />
      <div className="k-ways">
        <Way
          name={say(isLate ? 'payToday' : 'onTime')}
          on={isLate ? today : dueOn}
          extra={0}
          today={today}
          isBest
        />
        <Way name={say('delay')} on={newDueOn} extra={fee} today={today} />
      </div>
      <DelayTable quote={quote} today={today} isLate={isLate} />
      {nearest && (
        <Notice kind="warn" icon={screenIcons.calendar}>
          {say('near', {
            days: nearest.daysApart,
            first: shortDayText(words, nearest.first, today),
            second: shortDayText(words, nearest.second, today),
          })}
        </Notice>
      )}
      <Points page={page} quote={quote} today={today} />
    </>
  );
}

type WayProps = {
  readonly name: string;
  readonly on: string;
  readonly extra: number;
  readonly today: string;
  readonly isBest?: boolean;
};

function Way({ name, on, extra, today, isBest = false }: WayProps) {
  const say = delayWords.useSay();
  return (
    <div className={isBest ? 'k-way k-way-best' : 'k-way'}>
      <p>{name}</p>
      <p className="k-on">
        <Day date={on} today={today} />
      </p>
      <p className="k-extra">{say('extra')}</p>
      <p>
        <Money look="large" amount={BigInt(extra)} />
      </p>
    </div>
  );
}

type QuoteProps = { readonly quote: DelayQuote; readonly today: string };

/**
 * What costs less than this delay comes before it: a part paid now and being late with the rest, where that
 * beats the fee; else half of it first, and a delay of the other half.
 */
function PartNow({ loanId, quote, today }: QuoteProps & { readonly loanId: string }) {
  const words = useWords();
  const say = delayWords.useSay();
  const amount = useAmountText();
  const { partNow, halfFirst, newDueOn, fee } = quote;
  const part = partNow ?? halfFirst;
  if (!part) return null;
  const own = { loanId, choice: 'own', amount: String(part.pay) };
  return (
    <Notice kind="good" icon={screenIcons.equals}>
      <strong>{say('cheaperTitle')}</strong>{' '}
      {partNow
        ? say('cheaper', {
            amount: amount(partNow.pay),
            day: dayText(words, newDueOn, today),
            late: amount(partNow.lateCost),
          })
        : say('cheaperHalf', {
            amount: amount(part.pay),
            fee: amount(halfFirst?.fee ?? 0),
            whole: amount(fee),
          })}{' '}
      <a href={routePath('repay', own)}>{say('payPart')}</a>
    </Notice>
  );
}

function Points({ page, quote, today }: QuoteProps & { readonly page: AppPageData }) {
  const words = useWords();
  const say = delayWords.useSay();
  const amount = useAmountText();
  const { feeLine, timesLeft, ifLate, newDueOn, costToTheEnd, costCeiling, openUntil } = quote;
  const costs = say('costs', { amount: amount(costToTheEnd) });
  const lines = [
    say('feeIs', { line: feeLine }),
    say('movesWhenPaid'),
    timesLeft === 1 ? say('lastOne') : say('someLeft', { count: timesLeft }),
    say('ifLate', { day: dayText(words, newDueOn, today), amount: amount(ifLate) }),
    costCeiling === null ? costs : `${costs} ${say('ceiling', { amount: amount(costCeiling) })}`,
    say('openUntil', { moment: momentText(words, openUntil, page.timeZone) }),
  ];
  return (
    <ul className="k-points">
      {lines.map((line) => (
        <li key={line}>
          <Icon name={screenIcons.equals} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
