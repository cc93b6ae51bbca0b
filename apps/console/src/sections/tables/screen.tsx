import { useDesk } from '../../shell/me.ts';
import { useQuery } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { UnreadPage } from '../../shell/unread-page.tsx';
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
    <UnreadPage
      section="Decision tables"
      isLoading={loaded.state === 'loading'}
      what="The decision tables could not be read."
      onAgain={reload}
    />
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
    <UnreadPage
      section="Decision tables"
      isLoading={loaded.state === 'loading'}
      what="This version could not be read."
      onAgain={reload}
    />
  );
}
