import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Table } from '../../kit/table/table.tsx';
import { ruleColumns } from './rule-columns.tsx';

export type Rule = ResponseOf<Calls['console.retention']>['rules'][number];

/** What the worker will delete next, by the very statements that it deletes with. */
export function Retention() {
  const { market, may } = useDesk();
  const { loaded, reload } = useLoad('console.retention', {});
  const rules = loaded.read?.data.rules ?? [];
  const due = rules.reduce((sum, { dueNow }) => sum + dueNow, 0);
  return (
    <Pane>
      <PaneHead title="Due for deletion">
        <span>
          {loaded.read
            ? due === 0
              ? 'Nothing is due. Checked hourly, at 17 minutes past.'
              : `${due} are due and will be deleted at 17 minutes past the hour.`
            : null}
        </span>
      </PaneHead>
      <Table
        label="Due for deletion"
        columns={ruleColumns(market, rules, may('audit.read'))}
        rows={rules}
        rowKey={({ key }) => key}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        hasTotal
      />
    </Pane>
  );
}
