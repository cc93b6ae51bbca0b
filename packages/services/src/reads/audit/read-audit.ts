import {
  auditBeside,
  auditOfRequest,
  findAudit,
  listAuditOfIds,
  outboxOfAudit,
  type AuditEntry,
} from '@candor/store/audit';
import type { Database, ReadTx } from '@candor/store/database';
import { auditQuestion, auditSorts } from '@candor/store/desk-lists';
import type { ListQuestion } from '@candor/store/lists';
import { placesOfList, type SortWish } from '../../kernel/list-cursor.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { type AboutSearch, searchWith } from './about-search.ts';
import { namesIn } from './audit-names.ts';
import { auditView, type AuditView } from './audit-view.ts';

const pageSize = 50;
const beside = 5;

export type AuditWish = { readonly search: AboutSearch; readonly sort: SortWish<typeof auditSorts> };

/** A page of the log by a filter, the newest or the oldest first. */
export function readAudit(
  database: Database,
  { search, sort }: AuditWish,
  cursor: string | undefined,
  seal: PersonSeal,
): Promise<{ readonly events: AuditView[]; readonly nextCursor: string | null }> {
  return database.read(async (tx) => {
    const order = { ...auditSorts[sort.key], way: sort.way };
    const page = { cursor: cursor ?? null, limit: pageSize };
    const { ids, next } = await placesOfList(tx, await askAudit(tx, search), order, page);
    const entries = await listAuditOfIds(tx, ids);
    const names = await namesIn(tx, entries);
    return { events: entries.map((entry) => auditView(entry, seal, names)), nextCursor: next };
  });
}

/** What a search of the log asks the database, for a page of it and for how many there are. */
export const askAudit = async (tx: ReadTx, search: AboutSearch): Promise<ListQuestion> =>
  auditQuestion(await searchWith(tx, search));

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
