import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import {
  requestApproval,
  previewOf,
  type RequestedApproval,
} from '../../backoffice/approvals/request-approval.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { changeTable } from '../../backoffice/decision-tables/change-table.ts';
import { readTable } from '../../backoffice/decision-tables/read-table.ts';
import { tableChangeSubject, tableOfVersion } from '../../backoffice/decision-tables/read-tables.ts';
import { tableDifferences } from '../../backoffice/decision-tables/table-breaks.ts';
import type { TableInWords } from '../../backoffice/decision-tables/table-words.ts';

export type AskTableChange = {
  readonly market: MarketId;
  readonly basedOn: number;
  readonly draft: TableInWords;
  readonly validFrom: CalendarDate;
  readonly reason: string;
};

type AskRule =
  | 'decision_table_is_unfit'
  | 'decision_table_was_changed'
  | 'decision_table_is_the_same'
  | 'day_is_in_the_past'
  | 'reason_is_missing'
  | 'approval_waits_already';

/**
 * Asks an approver for a new version of a decision table. What could not be saved now can't be asked for
 * either.
 */
export const askTableChange = (parts: LendingDeps): Command<AskTableChange, RequestedApproval, AskRule> => ({
  name: 'decision-table.ask',
  subject: ({ market }) => tableChangeSubject(market),
  async decide(tx, { market, basedOn, draft, validFrom, reason }, { actor, now }) {
    const { table, faults } = readTable(market, draft);
    if (faults.length > 0)
      return {
        refused: 'decision_table_is_unfit',
        facts: { faults: faults.map(({ sentence }) => sentence) },
      };
    const before = await tableOfVersion(tx, market, basedOn);
    if (!before) return { refused: 'decision_table_was_changed' };
    const differences = tableDifferences(market, before.table, table);
    if (differences.length === 0) return { refused: 'decision_table_is_the_same' };
    const input = { market, basedOn, table: JSON.stringify(table), validFrom };
    const seen = await previewOf(tx, () => changeTable.preview(tx, input, { parts, now }));
    if ('refused' in seen) return { refused: seen.refused as AskRule };
    const requestId = parts.newId();
    const asked = await requestApproval(tx, parts, {
      requestId,
      act: changeTable,
      market,
      subject: tableChangeSubject(market),
      input,
      reason,
      by: actor.id,
      now,
      figures: null,
    });
    if ('refused' in asked) return asked;
    return { output: asked, facts: { request: requestId, validFrom, basedOn, cells: differences.length } };
  },
});
