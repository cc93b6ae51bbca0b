import { isBuilt, routePath } from '@candor/contract/routes';
import { CardList, Day, ListRow, Money } from '@candor/ui';
import { helpHref } from '../../app/help-links.ts';
import { adoptStyles } from '../../app/adopt-styles.ts';
import type { AppPageData } from '../../app/page-data.ts';
import { OrderChip } from '../../lending/order-chip.tsx';
import { useToday } from '../../lending/use-today.ts';
import type { Details } from './argued-screen.tsx';
import { CantPay } from './cant-pay.tsx';
import { CoolingOff } from './cooling-off.tsx';
import { CostCard } from './cost-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { MoneyHistory } from './money-history.tsx';
import { PaymentTimeline } from './payment-timeline.tsx';
import { SettleToday } from './settle-today.tsx';
import css from './loan-view.css?inline';
import { arguedWords } from './words.ts';

adoptStyles(css);

type Props = { readonly page: AppPageData; readonly details: Details };

/** A loan: what is owed, every payment with its parts, what it has cost against the law's ceiling, and its papers. */
export function LoanView({ page, details }: Props) {
  const say = arguedWords.useSay();
  const today = useToday(page.timeZone);
  const { item, rows } = details;
  const { nextDue } = item;
  const loanId = item.loanId ?? item.orderId;
  const isActive = item.loanState === 'active';
  return (
    <>
      <div>
        <div className="g-between">
          <span className="g-label">{say('youStillOwe')}</span>
          <OrderChip item={item} />
        </div>
        <p>
          <Money look="figure" amount={BigInt(item.outstanding ?? 0)} />
        </p>
        {nextDue && (
          <p className="g-under">
            {say(nextDue.dueOn < today ? 'lateSince' : 'next')}{' '}
            <strong>
              <Money amount={BigInt(nextDue.amount)} />
            </strong>
            , <Day date={nextDue.dueOn} today={today} distance />
          </p>
        )}
        {isActive ? <SettleToday loanId={loanId} /> : <p className="g-under">{say('nothingDue')}</p>}
      </div>
      <CoolingOff page={page} details={details} />
      {rows.length > 0 && <PaymentTimeline rows={rows} today={today} />}
      <CostCard details={details} />
      <Papers page={page} details={details} />
      {isActive && <CantPay page={page} loanId={loanId} />}
      <MoneyHistory loanId={loanId} today={today} />
      <HistoryCard page={page} history={details.history} />
    </>
  );
}

function Papers({ page, details: { item, account, hasAgreement } }: Props) {
  const say = arguedWords.useSay();
  const loanId = item.loanId ?? item.orderId;
  return (
    <CardList label={say('documents')}>
      {item.loanState === 'active' && isBuilt('repayDelay') && (
        <ListRow href={routePath('repayDelay', { loanId })} icon="calendar-move" title={say('delay')} />
      )}
      {hasAgreement && isBuilt('loanAgreement') && (
        <ListRow
          href={routePath('loanAgreement', { loanId })}
          icon="receipt"
          title={say('agreement')}
          detail={say('agreementDetail')}
        />
      )}
      {account && isBuilt('bankCard') && (
        <ListRow
          href={routePath('bankCard')}
          icon="wallet"
          title={say('paidTo')}
          detail={`${account.institutionName} ${account.masked}, ${account.holder}`}
        />
      )}
      <ListRow
        href={isBuilt('complaints') ? routePath('complaints') : helpHref(page.config, item.reference)}
        icon="warning"
        title={say('problem')}
      />
    </CardList>
  );
}
