import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Pane } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { TableEditor } from './table-editor.tsx';
import type { Tables } from './table-types.ts';
import './tables.css';

/** How applications are decided in a market: the newest version as a draft, and those before it. */
export function Screen() {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.tables', { market: market.market });
  const tables = loaded.read?.data;
  if (tables) return <OneVersion key={market.market} tables={tables} onAsked={reload} />;
  return (
    <Page crumbs={[{ words: 'Decision tables' }, { words: market.name }]}>
      <Pane>
        {loaded.state === 'loading' ? (
          <Skeleton lines={14} />
        ) : (
          <ErrorLine what="The decision tables could not be read." onAgain={reload} />
        )}
      </Pane>
    </Page>
  );
}

function OneVersion({ tables, onAsked }: { readonly tables: Tables; readonly onAsked: () => void }) {
  const { market } = useDesk();
  const newest = tables.versions[0]?.version ?? 1;
  const [chosen, setChosen] = useQuery<string>('version', String(newest));
  const version = Number.parseInt(chosen, 10) || newest;
  const { loaded, reload } = useLoad('console.table', { market: market.market, version });
  const read = loaded.read?.data;
  if (read)
    return (
      <TableEditor
        key={`${market.market} ${read.version}`}
        tables={tables}
        base={read.table}
        version={read.version}
        onVersion={(next) => setChosen(String(next))}
        onAsked={onAsked}
      />
    );
  return (
    <Page crumbs={[{ words: 'Decision tables' }, { words: market.name }]}>
      <Pane>
        {loaded.state === 'loading' ? (
          <Skeleton lines={14} />
        ) : (
          <ErrorLine what="This version could not be read." onAgain={reload} />
        )}
      </Pane>
    </Page>
  );
}
