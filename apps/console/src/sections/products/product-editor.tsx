import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo } from '../../shell/router.ts';
import { isNotThere } from '../../shell/runtime/is-not-there.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine } from '../../kit/state-lines.tsx';
import { DraftDesk } from './draft/draft-desk.tsx';

export type ProductFile = ResponseOf<Calls['console.product']>;

/** One product: read, and then its desk. */
export function ProductEditor({ productId }: { readonly productId: string }) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.product', { productId });
  const file = loaded.read?.data;
  if (file) return <DraftDesk key={file.last} file={file} onAsked={reload} />;
  const state = tableStateOf(loaded, market.timeZone);
  const isGone = isNotThere(loaded);
  return (
    <Page
      crumbs={[{ words: 'Set up' }, { words: 'Products', href: hrefTo('products') }, { words: productId }]}
    >
      <Pane>
        <PaneHead title={productId} />
        {state.state === 'loading' && <Skeleton />}
        {isGone && (
          <Empty title="There is no such product">It may have another short name in this market.</Empty>
        )}
        {!isGone && state.state !== 'loading' && (
          <ErrorLine what="The product could not be read." onAgain={reload} />
        )}
      </Pane>
    </Page>
  );
}
