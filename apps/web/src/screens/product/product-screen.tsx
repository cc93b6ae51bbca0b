import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { Bone, ButtonLink, EmptyState } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { TornReceipt } from '../../art/torn-receipt.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { BonePrice } from './bone-price.tsx';
import { ProductView } from './product-view.tsx';
import { productWords } from './texts.ts';

export type Detail = ResponseOf<Calls['product.detail']>;

type Props = { readonly page: AppPageData };

/** One product: choose an amount and a time, see the whole price at once, apply. */
export function ProductScreen({ page }: Props) {
  const productId = new URLSearchParams(usePlace().search).get('productId') ?? '';
  return <Product key={productId} page={page} productId={productId} />;
}

function Product({ page, productId }: Props & { readonly productId: string }) {
  const t = useT();
  const call = useKeptCall('product.detail', { productId });
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const { loaded } = call;
  if (loaded.state === 'ready')
    return <ProductView page={page} detail={loaded.data} figuresFrom={figuresFrom} />;
  const isGone = loaded.state === 'failed' && ['not_found', 'invalid_request'].includes(loaded.fault.code);
  const bar = <ScreenBar parent={routePath('recommendationList')} title={t('screen.product')} />;
  return (
    <ScreenFrame
      config={page.config}
      bar={bar}
      {...(loaded.state === 'loading' && { action: <Bone shape="button" width="all" /> })}
    >
      {isGone ? (
        <NotHere />
      ) : (
        <LoadState of={call} skeleton={<BoneProduct />}>
          {() => null}
        </LoadState>
      )}
    </ScreenFrame>
  );
}

function NotHere() {
  const say = productWords.useSay();
  return (
    <EmptyState
      drawing={<TornReceipt />}
      title={say('notHere')}
      action={<ButtonLink href={routePath('recommendationList')}>{say('seeLoans')}</ButtonLink>}
    >
      {say('notHereBody')}
    </EmptyState>
  );
}

function BoneProduct() {
  return (
    <div className="q-parts">
      <Bone width="third" />
      <div className="c-card q-bone-amount">
        <Bone shape="figure" width="half" />
      </div>
      <Bone shape="bar" width="all" />
      <Bone width="half" />
      <BonePrice />
    </div>
  );
}
