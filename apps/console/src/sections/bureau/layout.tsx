import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import type { Calls, ResponseOf } from '@candor/contract/console-client';

type LayoutColumn = ResponseOf<Calls['console.bureau']>['layout']['columns'][number];

/**
 * Our own layout, column by column, and what the bureau's own format has for each: for whoever maps the one
 * to the other.
 */
export function LayoutTab() {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.bureau', { market: market.market });
  const read = loaded.read?.data;
  return (
    <Pane>
      <PaneHead title="File layout">
        {read && (
          <span>
            {read.layout.name}: the standard layout. It is mapped to the format of {read.bureaus.join(', ')}{' '}
            before submission.
          </span>
        )}
      </PaneHead>
      <Table
        label="Columns"
        columns={columns}
        rows={read?.layout.columns ?? []}
        rowKey={({ head }) => head}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        density="dense"
      />
    </Pane>
  );
}

const columns: readonly Column<LayoutColumn>[] = [
  {
    key: 'head',
    head: 'Column',
    width: 150,
    look: 'strong',
    bone: 3,
    cell: ({ head }) => <span className="k-reference">{head}</span>,
  },
  { key: 'form', head: 'Form', width: 80, bone: 2, cell: ({ form }) => form },
  {
    key: 'most',
    head: 'Max length',
    width: 64,
    align: 'end',
    look: 'figure',
    bone: 1,
    cell: ({ most }) => most,
  },
  {
    key: 'needed',
    head: 'Required',
    width: 80,
    look: 'muted',
    bone: 1,
    cell: ({ isNeeded }) => (isNeeded ? 'yes' : 'no'),
  },
  { key: 'codes', head: 'Codes', bone: 4, cell: ({ codes }) => <span className="cb-wrap">{codes}</span> },
  {
    key: 'has',
    head: 'Bureau’s name',
    look: 'muted',
    bone: 5,
    cell: ({ bureauHas }) => <span className="cb-wrap">{bureauHas}</span>,
  },
];
