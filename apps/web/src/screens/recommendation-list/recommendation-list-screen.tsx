import { routePath } from '@candor/contract/routes';
import type { Calls, ResponseOf } from '@candor/contract/client';
import { Bone, ButtonLink, Skeleton } from '@candor/ui';
import { lazy, Suspense } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { NoProducts } from './no-products.tsx';
import { ProductCard } from './product-card.tsx';
import { useSeenProducts } from './use-seen-products.ts';
import { productsWords } from './texts.ts';

/** Most who see the list have no loan yet. */
const RunningList = lazy(() =>
  import('./running-list.tsx').then((module) => ({ default: module.RunningList })),
);

export type Push = ResponseOf<Calls['product.push']>;

/** What can be borrowed, and at which price: open to anyone, personal to whoever is logged in. */
export function RecommendationListScreen({ page }: { readonly page: AppPageData }) {
  const t = useT();
  const say = productsWords.useSay();
  const after = new URLSearchParams(usePlace().search).get('after');
  const isAfter = after === 'refusal' || after === 'settlement';
  const call = useKeptCall('product.push', isAfter ? { after } : {});
  const push = call.loaded.state === 'ready' ? call.loaded.data : undefined;
  const orderId = push?.activeLoan?.item.orderId;
  return (
    <ScreenFrame
      config={page.config}
      figuresFrom={useFiguresFrom(call.at, page.timeZone)}
      bar={
        <ScreenBar
          parent={routePath('home')}
          title={t('screen.recommendationList')}
          largeTitleFollows={push !== undefined && (push.products.length > 0 || orderId !== undefined)}
        />
      }
      {...(orderId !== undefined && {
        action: <ButtonLink href={routePath('loanDetail', { orderId })}>{say('seeLoan')}</ButtonLink>,
      })}
    >
      <LoadState of={call} skeleton={<BoneProducts />}>
        {(loaded) => <Products push={loaded} />}
      </LoadState>
    </ScreenFrame>
  );
}

function Products({ push }: { readonly push: Push }) {
  const say = productsWords.useSay();
  useSeenProducts(push);
  const { products, activeLoan: running, notNow } = push;
  const [first] = products;
  if (running)
    return (
      <div className="rl-list">
        <div>
          <h1>{say('loanRunsTitle')}</h1>
          <p className="rl-why">{say('loanRunsBody')}</p>
        </div>
        <Suspense
          fallback={
            <Skeleton>
              <BoneCards />
            </Skeleton>
          }
        >
          <RunningList push={push} running={running} />
        </Suspense>
      </div>
    );
  if (!first) return <NoProducts notNow={notNow} />;
  return (
    <div className="rl-list">
      <div>
        <h1>{say('title')}</h1>
        <p className="rl-why">{say(`why.${first.why}`)}</p>
      </div>
      <ul aria-label={say('list')}>
        {products.map((product) => (
          <ProductCard key={product.productId} product={product} />
        ))}
      </ul>
      <p className="rl-note">{say('costsNote')}</p>
    </div>
  );
}

function BoneProducts() {
  return (
    <div className="rl-list">
      <div>
        <Bone shape="title" width="half" />
        <Bone shape="second" width="most" />
      </div>
      <BoneCards />
    </div>
  );
}

function BoneCards() {
  return [1, 2].map((nth) => (
    <div className="c-card rl-card" key={nth}>
      <div className="rl-head">
        <span className="rl-art" />
        <div className="rl-name">
          <Bone shape="title" width="half" />
          <Bone shape="second" width="most" />
          <Bone shape="second" width="half" />
        </div>
      </div>
      <div className="rl-price">
        <Bone width="all" />
      </div>
      <Bone shape="second" width="half" />
    </div>
  ));
}
