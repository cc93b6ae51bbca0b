import { routePath } from '@candor/contract/routes';
import type { Calls, ResponseOf } from '@candor/contract/client';
import { Bone } from '@candor/ui';
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

export type Push = ResponseOf<Calls['product.push']>;

/** What can be borrowed, and at which price: open to anyone, personal to whoever is logged in. */
export function RecommendationListScreen({ page }: { readonly page: AppPageData }) {
  const t = useT();
  const after = new URLSearchParams(usePlace().search).get('after');
  const isAfter = after === 'refusal' || after === 'settlement';
  const call = useKeptCall('product.push', isAfter ? { after } : {});
  return (
    <ScreenFrame
      config={page.config}
      figuresFrom={useFiguresFrom(call.at, page.timeZone)}
      bar={<ScreenBar parent={routePath('home')} title={t('screen.recommendationList')} />}
    >
      <LoadState of={call} skeleton={<BoneProducts />}>
        {(push) => <Products push={push} />}
      </LoadState>
    </ScreenFrame>
  );
}

function Products({ push }: { readonly push: Push }) {
  const say = productsWords.useSay();
  useSeenProducts(push);
  const [first] = push.products;
  if (!first) return <NoProducts notNow={push.notNow} />;
  return (
    <div className="rl-list">
      <p className="rl-why">{say(`why.${first.why}`)}</p>
      <ul aria-label={say('list')}>
        {push.products.map((product) => (
          <ProductCard key={product.productId} product={product} />
        ))}
      </ul>
    </div>
  );
}

function BoneProducts() {
  return (
    <div className="rl-list">
      <Bone shape="second" width="most" />
      {[1, 2].map((nth) => (
        <div className="c-card rl-card" key={nth}>
          <Bone shape="title" width="half" />
          <Bone width="most" />
          <Bone width="all" />
          <Bone width="all" />
          <Bone width="all" />
        </div>
      ))}
    </div>
  );
}
