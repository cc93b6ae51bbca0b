import { routePath } from '@candor/contract/routes';
import { Bone, ButtonLink, EmptyState, EndlessList } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { TornReceipt } from '../../art/torn-receipt.tsx';
import { OrderCard } from './order-card.tsx';
import type { Orders, OrderTab } from './use-orders.ts';
import { ordersWords } from './texts.ts';

type Props = { readonly orders: Orders; readonly page: AppPageData; readonly tab: OrderTab };

export function OrderList({ orders: { first, items, hasMore, more }, page, tab }: Props) {
  const say = ordersWords.useSay();
  return (
    <div className="o-panel">
      <LoadState of={first} skeleton={<BoneOrders />}>
        {({ today }) =>
          items.length === 0 ? (
            <NoOrders tab={tab} />
          ) : (
            <EndlessList count={items.length} hasMore={hasMore} onMore={more}>
              <ul className="o-list" aria-label={say('newestFirst')}>
                {items.map((item) => (
                  <OrderCard key={item.orderId} item={item} today={today} timeZone={page.timeZone} />
                ))}
              </ul>
            </EndlessList>
          )
        }
      </LoadState>
    </div>
  );
}

/**
 * Who has nothing yet is shown the way to something; an empty tab beside full ones only says that it is
 * empty.
 */
function NoOrders({ tab }: { readonly tab: OrderTab }) {
  const say = ordersWords.useSay();
  if (tab !== 'all') return <p className="o-none">{say('noneHere')}</p>;
  return (
    <EmptyState
      drawing={<TornReceipt />}
      title={say('emptyTitle')}
      action={
        <ButtonLink kind="outlined" href={routePath('recommendationList')}>
          {say('seeLoans')}
        </ButtonLink>
      }
    >
      {say('emptyBody')}
    </EmptyState>
  );
}

function BoneOrders() {
  return [1, 2, 3].map((nth) => (
    <div className="c-card o-card" key={nth}>
      <Bone width="half" />
      <Bone shape="title" width="third" />
      <Bone shape="second" width="most" />
    </div>
  ));
}
