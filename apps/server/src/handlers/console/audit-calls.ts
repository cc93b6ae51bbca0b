import { safeCsv } from '@candor/contract';
import {
  actWords,
  exportAudit,
  knownActs,
  readAudit,
  readAuditEvent,
  readTrail,
} from '@candor/services/reads/audit';
import { runCommand } from '@candor/services/kernel/commands';
import type { AboutSearch } from '@candor/services/reads/audit';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type AuditCalls = CallHandlers<
  'console.audit' | 'console.audit-trail' | 'console.audit-event' | 'console.audit-export'
>;

type Asked = Omit<AboutSearch, 'command' | 'from' | 'to'> & {
  readonly act?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** A15.145 to A15.148: what happened, by whom, and what came of it. */
export function consoleAuditHandlers({ staff: { database, seal, now } }: HandlerParts): AuditCalls {
  return {
    'console.audit': async ({ cursor, ...asked }) => {
      const page = await readAudit(database, searchOf(asked), cursor, seal);
      return { ...page, acts: knownActs.map((act) => ({ act, words: actWords(act) })) };
    },

    'console.audit-trail': async (asked) =>
      (await readTrail(database, seal, asked)) ?? { refused: 'not_found' },

    'console.audit-event': async ({ eventId }) =>
      (await readAuditEvent(database, eventId, seal)) ?? { refused: 'not_found' },

    'console.audit-export': async ({ loan, ...asked }, { staff: { staffId }, requestId }) => {
      const answer = await runCommand(database, exportAudit(seal), {
        input: { search: searchOf(asked), loan: loan ?? null },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind !== 'done') return { refused: 'not_found' };
      const { fileName, heads, rows, isCut } = answer.output;
      return { fileName, csv: safeCsv(heads, rows), rows: rows.length, isCut };
    },
  };
}

function searchOf({ act, from, to, ...search }: Asked): AboutSearch {
  return {
    ...search,
    command: act,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}
