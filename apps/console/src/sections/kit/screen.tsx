import { lazy, Suspense, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { Pane, PaneHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Table } from '../../kit/table/table.tsx';
import { EveryPart } from './every-part.tsx';
import './kit.css';
import { sampleColumns } from './sample-columns.tsx';
import { manyRows } from './sample-rows.ts';
import { SixStates } from './six-states.tsx';

const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }));

const views = [
  { value: 'states', words: 'Six states' },
  { value: 'parts', words: 'Component gallery' },
  { value: 'rows', words: '1,000 rows' },
  { value: 'charts', words: 'Charts' },
] as const;

/** In the sandbox alone: every part of the console in every state, with invented rows. */
export function Screen() {
  const [view, setView] = useQuery<(typeof views)[number]['value']>(
    'view',
    'states',
    views.map(({ value }) => value),
  );
  return (
    <Page
      crumbs={[{ words: 'Set up' }, { words: 'Component gallery' }]}
      actions={<Segmented label="What to see" value={view} options={views} onChange={setView} />}
    >
      <Pane>
        {view === 'states' && (
          <PaneHead title="Six states of one table">
            <span>The frame never moves; only the rows and one line change.</span>
          </PaneHead>
        )}
        {view === 'states' && <SixStates />}
        {view === 'parts' && <PaneHead title="Component gallery" />}
        {view === 'parts' && <EveryPart />}
        {view === 'rows' && <ManyRows />}
        {view === 'charts' && <PaneHead title="Charts" />}
        {view === 'charts' && (
          <Suspense fallback={<Skeleton />}>
            <Charts />
          </Suspense>
        )}
      </Pane>
      {view === 'parts' && (
        <SidePane label="Beside">
          <SidePart title="Side pane" about="262 px">
            <p>On the sunk tone. Below 1180 px it is a drawer.</p>
          </SidePart>
        </SidePane>
      )}
    </Page>
  );
}

function ManyRows() {
  const { money, now } = useDesk();
  const [at] = useState(now);
  const [row, setRow] = useQuery<string>('row', 'row-1');
  return (
    <>
      <PaneHead title="1,000 rows">
        <span>Drawn as they come into sight.</span>
      </PaneHead>
      <Table
        label="Many rows"
        columns={sampleColumns(at, money, true)}
        rows={manyRows}
        rowKey={({ id }) => id}
        focused={row}
        onFocus={setRow}
      />
    </>
  );
}
