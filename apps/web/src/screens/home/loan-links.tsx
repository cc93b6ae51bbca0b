import { routePath } from '@candor/contract/routes';
import { CardList, dayText, Figure, ListRow, screenIcons, useWords } from '@candor/ui';
import { orderHref } from '../../lending/orders.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import type { HomeLoan } from './loan-hero.tsx';
import { homeWords } from './texts.ts';

/** What can be looked at or done about the loan. */
export function LoanLinks({ loan, today }: { readonly loan: HomeLoan; readonly today: string }) {
  const { item, settleToday, coolingOff, mayDelay, late } = loan;
  const say = homeWords.useSay();
  const words = useWords();
  const amount = useAmountText();
  const { loanId } = item;
  const strong = (figure: string, minor: number) => (
    <strong>
      <Figure figure={figure} loan={loanId} asOf={today} minor={minor} />
    </strong>
  );
  // Nobody is led to the dearer of two ways out.
  const cancel = coolingOff && coolingOff.saves > 0 ? coolingOff : null;
  return (
    <CardList label={say('loanLinks')}>
      <ListRow
        href={orderHref(item)}
        icon="receipt"
        title={say('yourLoan', { amount: amount(item.amount, 'round') })}
        detail={
          item.outstanding !== null && (
            <>
              {say('youStillOwe')} {strong('owed', item.outstanding)}
            </>
          )
        }
      />
      {cancel && (
        <ListRow
          href={orderHref(item)}
          icon={screenIcons.equals}
          title={say('cancelLoan')}
          detail={
            <>
              {strong('cancel', cancel.payBack)}
              {`, ${say('until', { day: dayText(words, cancel.until, today) })}`}
            </>
          }
        />
      )}
      {loanId !== null && !cancel && settleToday && settleToday.amount > 0 && (
        <ListRow
          href={routePath('repay', { loanId, choice: 'everything' })}
          icon={screenIcons.equals}
          title={say('settleToday')}
          detail={
            <>
              {strong('settle', settleToday.amount)}
              {settleToday.saving > 0 && (
                <>
                  , {say('youSave')} {strong('settle-saves', settleToday.saving)}
                </>
              )}
            </>
          }
        />
      )}
      {loanId !== null && late && late.days[0] && late.days[0].charge > 0 && (
        <ListRow
          href={orderHref(item)}
          icon="clock"
          title={say('addsUp', { amount: amount(late.days[0].pay) })}
          detail={say('addsUpDetail', {
            instalment: amount(late.scheduled),
            charge: amount(late.days[0].charge),
          })}
        />
      )}
      {loanId !== null && mayDelay && (
        <ListRow
          href={routePath('repayDelay', { loanId })}
          icon={screenIcons.calendarMove}
          title={say('shortThisMonth')}
          detail={say('seeDelay')}
        />
      )}
    </CardList>
  );
}

type NewPlanProps = { readonly loan: HomeLoan; readonly until: string; readonly today: string };

/** That the lender offers a new plan stands before what is due: it may change that. */
export function NewPlan({ loan: { item }, until, today }: NewPlanProps) {
  const words = useWords();
  const say = homeWords.useSay();
  return (
    <CardList label={say('newPlan')}>
      <ListRow
        href={orderHref(item)}
        icon={screenIcons.calendar}
        title={say('newPlan')}
        detail={say('decideBy', { day: dayText(words, until, today) })}
      />
    </CardList>
  );
}
