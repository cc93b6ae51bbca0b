import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate } from '@candor/domain/calendar';
import { askTableChange } from '@candor/services/approvals';
import {
  readTable,
  tableColumns,
  tableInWords,
  tableReasons,
  type TableInWords,
  readTableHistory,
  readTableTest,
  readTableVersion,
} from '@candor/services/backoffice/decision-tables';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { keyRefused } from '../key-refused.ts';

type TableCalls = CallHandlers<
  'console.tables' | 'console.table' | 'console.table-check' | 'console.table-test' | 'console.table-ask'
>;

/**
 * A15.126–A15.130: how applications are decided, by which version, and what another table would have said.
 */
export function consoleTableHandlers({ borrowing, offered }: HandlerParts): TableCalls {
  const { database, seal, now } = borrowing;
  return {
    'console.tables': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { versions, isChangeWaiting } = await readTableHistory(database, market);
      return {
        versions: versions.map(({ version, validFrom, savedAt, standing }) => ({
          version,
          validFrom,
          savedAt: savedAt?.toISOString() ?? null,
          standing,
        })),
        facts: tableColumns(),
        reasons: tableReasons(market),
        waitsForApproval: isChangeWaiting,
      };
    },

    'console.table': async ({ market, version }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const found = await readTableVersion(database, market, version);
      if (!found) return { refused: 'not_found' };
      return { version, validFrom: found.validFrom, table: answered(tableInWords(market, found.table)) };
    },

    'console.table-check': async ({ market, table }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { faults, inWords } = readTable(market, table);
      return { faults: [...faults], table: answered(inWords) };
    },

    'console.table-test': async ({ market, against, table: draft, days }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { table: after, faults } = readTable(market, draft);
      if (faults.length > 0) return { refused: 'decision_table_is_unfit' };
      const test = await readTableTest(database, seal, { market, against, after, days });
      return test ?? { refused: 'not_found' };
    },

    'console.table-ask': async (
      { market, basedOn, table: draft, validFrom: from, reason },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const validFrom = parseCalendarDate(from);
      if (isRefusal(validFrom)) return { refused: 'day_is_past' };
      const answer = await runCommand(database, askTableChange(borrowing), {
        input: { market, basedOn, draft, validFrom, reason },
        actor: { kind: 'staff', id: staffId },
        idempotencyKey,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return { approvalId: answer.output.requestId };
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      const { refused } = answer.refusal;
      if (refused === 'reason_is_missing') throw new Error('a reason is asked for by the declaration');
      return { refused: refused === 'day_is_in_the_past' ? 'day_is_past' : refused };
    },
  };
}

/** What is read by many is handed out as one's own. */
function answered({ limits, rules }: TableInWords) {
  return {
    limits: limits.map((row) => ({ ...row, when: [...row.when] })),
    rules: rules.map((row) => ({ ...row, when: [...row.when] })),
  };
}
