import { BoneRows, CardList, ListRow, Money } from '@candor/ui';
import { routePath } from '@candor/contract/routes';
import { lazy, Suspense } from 'react';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { isOfferOver, OrderChip } from '../../lending/orders.tsx';
import { termText } from '../../lending/term-text.ts';
import type { Details } from './loan-detail-screen.tsx';
import { FiguresCard } from './figures-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { OrderWay } from './order-way.tsx';
import { ReasonList } from './reason-list.tsx';
import { ApprovedView } from './decision/approved-view.tsx';
import { RefusedView } from './decision/refused-view.tsx';
import { StateNotice } from './state-notice.tsx';
import { Withdraw } from './withdraw.tsx';
import css from './order-view.css?inline';
import { loanDetailWords } from './texts.ts';

export { OrderStep } from './decision/order-steps.tsx';

adoptStyles(css);

/** Few payouts fail. */
const MendAccount = lazy(() =>
  import('./mend-account.tsx').then((module) => ({ default: module.MendAccount })),
);

type Props = {
  readonly page: AppPageData;
  readonly details: Details;
  readonly onChange: () => Promise<void>;
};

/** An order that is no loan yet: where it stands, why, what comes next, and the way out of it. */
export function OrderView({ page, details, onChange }: Props) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const { item, reasons, account, hasAgreement, mayWithdraw } = details;
  const isOffer = item.state === 'approved' && !isOfferOver(item);
  if (isOffer) return <ApprovedView details={details} onChange={onChange} />;
  if (item.state === 'refused') return <RefusedView page={page} details={details} />;
  const isOver = item.state === 'expired' || item.state === 'withdrawn' || isOfferOver(item);
  return (
    <>
      <div>
        <div className="j-between">
          <span className="j-label">{item.productName}</span>
          <OrderChip item={item} />
        </div>
        <p>
          <Money look="figure" amount={BigInt(item.amount)} />
        </p>
        <p className="j-under">{say('overTerm', { term: termText(t, item.term) })}</p>
      </div>
      <StateNotice details={details} />
      {item.nextAction === 'change-account' && (
        <Suspense fallback={<BoneRows count={2} />}>
          <MendAccount details={details} onDone={onChange} />
        </Suspense>
      )}
      {reasons.length > 0 && <ReasonList reasons={reasons} note={details.returnNote} isRefused={false} />}
      {!isOver && <OrderWay page={page} details={details} />}
      {!isOver && details.quote && (
        <FiguresCard today={details.today} quote={details.quote} account={account} />
      )}
      {hasAgreement && (
        <CardList label={say('documents')}>
          <ListRow
            href={routePath('loanAgreement', { orderId: item.orderId })}
            icon="receipt"
            title={say('agreement')}
            detail={say('agreementDetail')}
          />
        </CardList>
      )}
      <HistoryCard page={page} history={details.history} />
      {mayWithdraw && <Withdraw orderId={item.orderId} onDone={onChange} />}
    </>
  );
}
