import { lazy, Suspense } from 'react';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Icon } from '../../kit/icon.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine } from '../../kit/state-lines.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import { PortfolioFigures } from './portfolio-figures.tsx';
import type { PortfolioRead } from './portfolio-read.ts';
import './portfolio.css';

const Panels = lazy(async () => ({ default: (await import('./panels.tsx')).Panels }));

/** What is out, how late it is, what comes in and what it brings: as days ended, and tied to the books. */
export function Screen() {
  const { market } = useDesk();
  const [on, setOn] = useQuery<string>('on', '');
  const [product, setProduct] = useQuery<string>('product', '');
  const filter = {
    market: market.market,
    ...(on !== '' && { on }),
    ...(product !== '' && { product }),
  };
  const { loaded, reload } = useLoad('console.portfolio', filter);
  const data = loaded.read?.data;
  return (
    <Page crumbs={[{ words: 'Look up' }, { words: 'Portfolio' }]}>
      <Pane>
        <PaneHead title="Portfolio">
          <div className="f-filters">
            <DayField label="As this day ended" value={data?.on ?? on} onChange={setOn} />
            <SelectField
              label="Product"
              value={product}
              options={[
                { value: '', words: 'All products' },
                ...(data?.products ?? []).map(({ productId, name }) => ({ value: productId, words: name })),
              ]}
              onChange={setProduct}
            />
          </div>
          {data?.tie && <Tie data={data} />}
        </PaneHead>
        {loaded.state === 'failed' && <ErrorLine what="The portfolio could not be read." onAgain={reload} />}
        {!data && loaded.state !== 'failed' && <Skeleton />}
        {data && data.on === null && (
          <Empty title="No day has ended yet">
            The end of the day writes down what is outstanding. Come back after the first night.
          </Empty>
        )}
        {data && data.on !== null && (
          <>
            <PortfolioFigures data={data} filter={filter} on={data.on} />
            <Suspense fallback={<Skeleton />}>
              <Panels data={data} filter={filter} on={data.on} />
            </Suspense>
          </>
        )}
      </Pane>
    </Page>
  );
}

/** The loans' principal beside the books', taken in one look. */
function Tie({ data: { on, tie } }: { readonly data: PortfolioRead }) {
  const { money } = useDesk();
  if (!tie || on === null) return null;
  const { difference } = tie;
  return (
    <p className={difference === 0 ? 'f-tie k-green' : 'f-tie k-red'}>
      <Icon name={difference === 0 ? 'check' : 'warning'} />
      {difference === 0 ? 'Ties to the ledger' : 'Does not tie to the ledger'}: 1210 Principal{' '}
      {moneyWords(money, BigInt(tie.ledger))}, difference {moneyWords(money, BigInt(difference))}
    </p>
  );
}
