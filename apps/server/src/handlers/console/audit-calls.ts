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
import { idOfWords } from '@candor/services/payments/payments';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { keyRefused } from '../key-refused.ts';

type AuditCalls = CallHandlers<
  'console.audit' | 'console.audit-trail' | 'console.audit-event' | 'console.audit-export'
>;

type Asked = Omit<AboutSearch, 'command' | 'from' | 'to'> & {
  readonly act?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** A15.145 to A15.148: what happened, by whom, and what came of it. */
export function consoleAuditHandlers({
  staff: { database, seal, now },
  borrowing,
  offered,
}: HandlerParts): AuditCalls {
  return {
    'console.audit': async ({ cursor, ...asked }) => {
      const page = await readAudit(database, searchOf(asked), cursor, seal);
      return { ...page, acts: knownActs.map((act) => ({ act, words: actWords(act) })) };
    },

    'console.audit-trail': async (asked) =>
      (await readTrail(database, seal, asked)) ?? { refused: 'not_found' },

    'console.audit-event': async ({ eventId }) =>
      (await readAuditEvent(database, eventId, seal)) ?? { refused: 'not_found' },

    'console.audit-export': async (
      { loan, market, reason, ...asked },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const answer = await runCommand(database, exportAudit(borrowing), {
        input: {
          exportId: idOfWords('export', staffId, idempotencyKey),
          requestId: idOfWords('export-request', staffId, idempotencyKey),
          market,
          search: searchOf(asked),
          loan: loan ?? null,
          reason,
        },
        actor: { kind: 'staff', id: staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      const { refused } = answer.refusal;
      if (refused === 'reason_is_missing') throw new Error('a reason was read and is missing');
      return { refused };
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
