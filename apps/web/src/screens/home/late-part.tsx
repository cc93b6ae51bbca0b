import { routePath } from '@candor/contract/routes';
import { Card, CardList, dayText, ListRow, Money, Notice, screenIcons, useWords } from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import { lendingWords } from '../../lending/texts.ts';
import { rowDayText } from '../../lending/row-day-text.ts';
import { rateText } from '../../lending/rate-text.ts';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import css from './late-part.css?inline';
import type { HomeLoan } from './loan-hero.tsx';
import { homeWords } from './texts.ts';

adoptStyles(css);

type Late = NonNullable<HomeLoan['late']>;
type Props = { readonly loan: HomeLoan; readonly late: Late; readonly today: string };

/** For somebody who is late: what each day of waiting adds, and a way out in sight. */
export function LatePart({ loan: { item, help }, late, today }: Props) {
  const say = homeWords.useSay();
  const loanId = item.loanId ?? item.orderId;
  return (
    <>
      {help === null ? <Waiting late={late} today={today} /> : <Notice icon="clock">{help}</Notice>}
      <CardList label={say('cantPay')}>
        <ListRow
          href={routePath('loanDetail', { loanId, view: 'help' })}
          icon={screenIcons.lifeRing}
          title={say('cantPay')}
          detail={say('cantPayDetail')}
        />
      </CardList>
    </>
  );
}

/** The charge as bars to scale, each with its figure above and what is then to pay below. */
function Waiting({ late, today }: Omit<Props, 'loan'>) {
  const words = useWords();
  const say = homeWords.useSay();
  const sayLending = lendingWords.useSay();
  const amount = useAmountText();
  const { perDay, freeUntil, days, scheduled, chargedFrom, rate } = late;
  const perDayText = amount(perDay);
  if (freeUntil !== null)
    return (
      <Card heading={sayLending('freeUntil', { day: dayText(words, freeUntil, today) })}>
        <p className="h-late-line">
          {perDay > 0 ? sayLending('thenPerDay', { amount: perDayText }) : sayLending('nothingMore')}
        </p>
      </Card>
    );
  if (perDay === 0)
    return (
      <Card>
        <p>{sayLending('nothingMore')}</p>
      </Card>
    );
  const names = [say('today'), say('tomorrow')];
  const most = Math.max(...days.map(({ charge }) => charge), 1);
  return (
    <Card heading={sayLending('waitingAdds', { amount: perDayText })}>
      <ol className="h-bars">
        {days.map(({ on, charge, pay }, index) => (
          <li key={on}>
            <svg height={barOf(charge, most)} aria-hidden="true">
              <rect className="a-coin" width="100%" height="100%" rx="2" />
            </svg>
            <span className="h-bar-charge">
              +&nbsp;
              <Money amount={BigInt(charge)} unsigned />
            </span>
            <span className="h-bar-day">{names[index] ?? rowDayText(words, on, today)}</span>
            <strong>
              <Money amount={BigInt(pay)} />
            </strong>
          </li>
        ))}
      </ol>
      <p className="h-late-line">
        {rate === null
          ? say('chargeFixed')
          : say(rate.per === 'day' ? 'chargeByDay' : 'chargeByMonth', {
              rate: rateText(rate.percent),
              amount: amount(scheduled),
              day: chargedFrom,
            })}
      </p>
    </Card>
  );
}

/** Height to scale with the charge, of the forty that there are; never so low that it can't be seen. */
function barOf(value: number, highest: number): number {
  return Math.max(2, Math.round((value * 40) / highest));
}
