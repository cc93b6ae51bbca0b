import { routePath } from '@candor/contract/routes';
import { PullToRefresh, Tabs } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { useDraft } from '../../session/use-draft.ts';
import { usePrivate } from '../../session/use-private.ts';
import { OrderList } from './order-list.tsx';
import { type Counts, type OrderTab, useOrders } from './use-orders.ts';
import { ordersWords } from './texts.ts';

const noCounts: Counts = { all: 0, inReview: 0, toConfirm: 0, toRepay: 0, finished: 0 };

/** Every order and loan, newest first. Which tab is open stays while one looks at an order and comes back. */
export function OrdersScreen({ page }: { readonly page: AppPageData }) {
  usePrivate();
  const t = useT();
  const say = ordersWords.useSay();
  const [{ tab }, change] = useDraft<{ readonly tab: OrderTab }>('orders-tab', { tab: 'all' });
  // Asked for whichever tab is open: the counts of all of them come with it.
  const all = useOrders('all');
  const counts = all.first.loaded.state === 'ready' ? all.first.loaded.data.counts : noCounts;
  return (
    <ScreenFrame
      config={page.config}
      figuresFrom={useFiguresFrom(all.first.at, page.timeZone)}
      bar={<ScreenBar parent={routePath('home')} title={t('screen.orders')} />}
    >
      <PullToRefresh onRefresh={all.refresh}>
        <Tabs
          label={t('screen.orders')}
          open={tab}
          onOpen={(next) => change({ tab: next })}
          tabs={[
            { id: 'all', label: say('all'), count: counts.all },
            { id: 'in-review', label: say('inReview'), count: counts.inReview },
            { id: 'to-confirm', label: say('toConfirm'), count: counts.toConfirm },
            { id: 'to-repay', label: say('toRepay'), count: counts.toRepay },
            { id: 'finished', label: say('finished'), count: counts.finished },
          ]}
        >
          {tab === 'all' ? (
            <OrderList orders={all} page={page} tab={tab} />
          ) : (
            <OneTab key={`${tab} ${all.first.at}`} tab={tab} page={page} />
          )}
        </Tabs>
      </PullToRefresh>
    </ScreenFrame>
  );
}

/** Asked for anew whenever all of them were, so that a tab never contradicts its count. */
function OneTab({ tab, page }: { readonly tab: OrderTab; readonly page: AppPageData }) {
  return <OrderList orders={useOrders(tab)} page={page} tab={tab} />;
}
