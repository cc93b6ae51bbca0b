import { ButtonLink, Day, dayText, Figure, Money, useWords } from '@candor/ui';
import { momentText } from '../../i18n/moment-text.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import {
  dueWord,
  isOfferOver,
  nextStep,
  OrderChip,
  orderHref,
  type OrderItem,
  toPayNow,
} from '../../lending/orders.tsx';
import { termText } from '../../lending/term-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import { lendingWords } from '../../lending/texts.ts';
import { ordersWords } from './texts.ts';

type Props = { readonly item: OrderItem; readonly today: string; readonly timeZone: string };

/** The name opens it, and the whole card is its target; what can be done next has a button of its own. */
export function OrderCard({ item, today, timeZone }: Props) {
  const t = useT();
  const sayLending = lendingWords.useSay();
  const amount = useAmountText();
  const step = nextStep(item);
  const toPay = item.nextAction === 'repay' ? toPayNow(item, false) : undefined;
  return (
    <li className="c-card o-card">
      <div className="o-head">
        <h2>
          <a href={orderHref(item)} className="o-open">
            {item.productName}
          </a>
        </h2>
        <OrderChip item={item} />
      </div>
      <p className="o-amount">
        <Money look="large" amount={BigInt(item.amount)} /> <span>{termText(t, item.term)}</span>
      </p>
      <p className="o-line">
        <Standing item={item} today={today} timeZone={timeZone} />
      </p>
      <p className="o-line">{item.reference}</p>
      {step && (
        <div className="o-action">
          <ButtonLink kind="outlined" href={step.href}>
            {sayLending(step.word)} {step.word === 'pay' && toPay !== undefined && amount(toPay)}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

/** What is due next, how long an offer stays, or since when it is as it is. */
function Standing({ item, today, timeZone }: Props) {
  const words = useWords();
  const say = ordersWords.useSay();
  const sayLending = lendingWords.useSay();
  const { nextDue, overdue, openUntil, state, changedAt } = item;
  if (nextDue)
    return (
      <>
        {sayLending(dueWord(item))} <Day date={nextDue.dueOn} today={today} distance />
        {': '}
        <strong>
          <Figure
            figure={overdue > 0 ? 'overdue' : 'next'}
            loan={item.loanId}
            asOf={today}
            minor={overdue || nextDue.amount}
          />
        </strong>
      </>
    );
  if (state === 'approved' && openUntil !== null && !isOfferOver(item))
    return sayLending('openUntil', { day: dayText(words, openUntil, today) });
  return say('since', { moment: momentText(words, changedAt, timeZone) });
}
