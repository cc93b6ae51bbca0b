import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine } from '../../kit/state-lines.tsx';
import { DraftDesk } from './draft/draft-desk.tsx';
import type { ProductFile } from './product-editor.tsx';

/** In the address, where a product's short name would stand: no product can have it. */
export const newProduct = 'new';

/**
 * A product that there is not yet: it begins as a copy of one that is offered, so that nothing has to be
 * typed twice.
 */
export function NewProduct() {
  const { market } = useDesk();
  const router = useRouter();
  const [like, setLike] = useQuery<string>('like', '');
  const { loaded, reload } = useLoad('console.products', { market: market.market });
  const products = loaded.read?.data.products ?? [];
  const copied = products.find(({ productId }) => productId === like) ?? products[0];
  const state = tableStateOf(loaded, market.timeZone);
  if (!copied)
    return (
      <Page crumbs={[{ words: 'Products', href: hrefTo('products') }, { words: 'New product' }]}>
        <Pane>
          <PaneHead title="New product" />
          {state.state === 'loading' && <Skeleton />}
          {state.state === 'failed' && <ErrorLine what="Products could not be read." onAgain={reload} />}
          {loaded.read && <Empty title="No product to copy">There are no products yet.</Empty>}
        </Pane>
      </Page>
    );
  const file: ProductFile = {
    productId: '',
    market: market.market,
    names: {},
    inForce: 0,
    last: 0,
    businessDate: market.businessDate,
    versions: [{ version: 0, validFrom: market.businessDate, savedAt: '', terms: copied.terms, loans: 0 }],
    asked: [],
    nextCursor: null,
  };
  return (
    <DraftDesk
      key={copied.productId}
      file={file}
      like={{
        value: copied.productId,
        options: products.map(({ productId, name }) => ({ value: productId, words: name })),
        onChange: setLike,
      }}
      onAsked={(name) => router.go({ section: 'products', id: null, query: { asked: name } })}
    />
  );
}
