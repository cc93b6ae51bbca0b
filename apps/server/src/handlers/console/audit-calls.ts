import { actWords, knownActs, readAudit, readAuditEvent, readTrail } from '@candor/services/reads/audit';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { auditAsked } from './lists/list-filters.ts';

type AuditCalls = CallHandlers<'console.audit' | 'console.audit-trail' | 'console.audit-event'>;

/** A15.145 to A15.147: what happened, by whom, and what came of it. */
export function consoleAuditHandlers({ staff: { database, seal } }: HandlerParts): AuditCalls {
  return {
    'console.audit': async ({ cursor, ...asked }) => {
      const page = await readAudit(database, auditAsked(asked), cursor, seal);
      return { ...page, acts: knownActs.map((act) => ({ act, words: actWords(act) })) };
    },

    'console.audit-trail': async (asked) =>
      (await readTrail(database, seal, asked)) ?? { refused: 'not_found' },

    'console.audit-event': async ({ eventId }) =>
      (await readAuditEvent(database, eventId, seal)) ?? { refused: 'not_found' },
  };
}
