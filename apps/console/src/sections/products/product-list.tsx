import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip, NeedsApprovalChip } from '../../kit/chip.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { offeredWords } from './draft/draft.ts';
import { newProduct } from './new-product.tsx';

type Product = ResponseOf<Calls['console.products']>['products'][number];

/** Every product of the market, with what it asks now and what is to come. */
export function ProductList() {
  const { market, may } = useDesk();
  const router = useRouter();
  const [row, setRow] = useQuery<string>('row', '');
  const [asked] = useQuery<string>('asked', '');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const { loaded, reload } = useLoad('console.products', {
    market: market.market,
    ...(cursor !== undefined && { cursor }),
  });
  const products = loaded.read?.data.products ?? [];
  const next = loaded.read?.data.nextCursor ?? null;
  const focused = row === '' ? products[0]?.productId : row;
  const begin = () =>
    router.go({ section: 'products', id: newProduct, query: focused === undefined ? {} : { like: focused } });
  useKeys(
    'Products',
    may('product.change') ? [{ keys: 'n', words: 'new product', inBar: true, run: begin }] : [],
  );
  return (
    <Page crumbs={[{ words: 'Set up' }, { words: 'Products' }]}>
      <Pane>
        <PaneHead title="Products">
          {loaded.read && <span>Changes need approval. Existing loans keep their version.</span>}
          {may('product.change') && (
            <Button look="primary" keys="N" icon="plus" onClick={begin}>
              New product
            </Button>
          )}
        </PaneHead>
        {asked !== '' && (
          <Notice tone="green">
            {asked} was sent for approval: see <a href={hrefTo('second-person')}>Approvals</a>.
          </Notice>
        )}
        <Table
          label="Products"
          columns={columns(market.businessDate)}
          rows={products}
          rowKey={({ productId }) => productId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={focused}
          onFocus={setRow}
          onOpen={({ productId }) => router.go({ section: 'products', id: productId, query: {} })}
          empty={<Empty title="No products yet">Default products are created when the server starts.</Empty>}
        />
        <div className="k-buttons p-pages">
          {cursors.length > 0 && <Button onClick={() => setCursors(cursors.slice(0, -1))}>Back</Button>}
          {next !== null && <Button onClick={() => setCursors([...cursors, next])}>More</Button>}
        </div>
      </Pane>
    </Page>
  );
}

function columns(today: string): Column<Product>[] {
  return [
    {
      key: 'name',
      head: 'Product',
      look: 'strong',
      bone: 5,
      cell: ({ productId, name }) => <a href={hrefTo('products', productId)}>{name}</a>,
    },
    {
      key: 'terms',
      head: 'Terms',
      cell: ({ terms }) => terms.terms.map((term) => offeredWords(term)).join(', '),
    },
    {
      key: 'rate',
      head: 'Interest',
      align: 'end',
      look: 'figure',
      cell: ({ terms }) => `${terms.interest.rate} % a ${terms.interest.per}`,
    },
    {
      key: 'version',
      head: 'Effective',
      cell: ({ version, validFrom }) => (
        <>
          v{version} {validFrom > today ? 'from' : 'since'} <DayText day={validFrom} today={today} />
        </>
      ),
    },
    {
      key: 'next',
      head: 'Scheduled',
      cell: ({ next, isAsked }) =>
        isAsked ? (
          <NeedsApprovalChip />
        ) : next ? (
          <Chip>
            v{next.version} from <DayText day={next.validFrom} today={today} />
          </Chip>
        ) : (
          '–'
        ),
    },
    {
      key: 'loans',
      head: 'Loans',
      align: 'end',
      look: 'figure',
      cell: ({ loans }) => loans.toLocaleString('en'),
    },
  ];
}
