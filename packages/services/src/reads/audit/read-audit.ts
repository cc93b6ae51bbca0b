import {
  auditBeside,
  auditOfRequest,
  findAudit,
  outboxOfAudit,
  searchAudit,
  type AuditEntry,
} from '@candor/store/audit';
import type { Database } from '@candor/store/database';
import { type AboutSearch, searchWith } from './about-search.ts';
import { namesIn } from './audit-names.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { readAuditCursor, writeAuditCursor } from './audit-cursor.ts';
import { auditView, type AuditView } from './audit-view.ts';

const pageSize = 50;
const beside = 5;

export function readAudit(
  database: Database,
  search: AboutSearch,
  cursor: string | undefined,
  seal: PersonSeal,
): Promise<{ readonly events: AuditView[]; readonly nextCursor: string | null }> {
  return database.read(async (tx) => {
    const rows = await searchAudit(tx, await searchWith(tx, search), {
      before: readAuditCursor(cursor),
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const names = await namesIn(tx, page);
    return {
      events: page.map((entry) => auditView(entry, seal, names)),
      nextCursor: rows.length > pageSize && last ? writeAuditCursor(last) : null,
    };
  });
}

export type AuditEventView = {
  readonly event: AuditView;
  readonly before: AuditView[];
  readonly after: AuditView[];
  readonly together: AuditView[];
  readonly followed: { topic: string; state: 'waiting' | 'done' | 'given-up'; at: string | null }[];
};

/** One event, with what stands around it. */
export function readAuditEvent(
  database: Database,
  eventId: string,
  seal: PersonSeal,
): Promise<AuditEventView | undefined> {
  return database.read(async (tx) => {
    const event = await findAudit(tx, eventId);
    if (!event) return undefined;
    const [before, after, together, followed] = [
      await auditBeside(tx, event, 'before', beside),
      await auditBeside(tx, event, 'after', beside),
      await auditOfRequest(tx, event, beside),
      await outboxOfAudit(tx, eventId),
    ];
    const names = await namesIn(tx, [event, ...before, ...after, ...together]);
    const views = (entries: AuditEntry[]) => entries.map((entry) => auditView(entry, seal, names));
    return {
      event: auditView(event, seal, names),
      before: views(before),
      after: views(after),
      together: views(together),
      followed: followed.map(({ topic, doneAt, givenUpAt }) => ({
        topic,
        state: doneAt ? 'done' : givenUpAt ? 'given-up' : 'waiting',
        at: (doneAt ?? givenUpAt)?.toISOString() ?? null,
      })),
    };
  });
}
