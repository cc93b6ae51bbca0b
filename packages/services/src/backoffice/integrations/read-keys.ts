import { listApiKeys, type ApiKey } from '@candor/store/integrations';
import type { Database } from '@candor/store/database';
import { instantPart, readCursor, writeCursor } from '../../kernel/page-cursor.ts';

const pageSize = 50;
const idPart = /^[a-z0-9]{12}$/u;

export type KeyView = {
  keyId: string;
  name: string;
  scopes: string[];
  state: 'open' | 'waits' | 'expired' | 'ended';
  madeBy: string;
  madeAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  endedAt: string | null;
};

/** The keys of a market, the newest first. */
export function readKeys(
  database: Database,
  {
    market,
    cursor,
    now,
  }: { readonly market: string; readonly cursor: string | undefined; readonly now: Date },
): Promise<{ readonly keys: KeyView[]; readonly nextCursor: string | null }> {
  return database.read(async (tx) => {
    const [madeAt, id] = readCursor(cursor, [instantPart, idPart]) ?? [];
    const after = madeAt === undefined || id === undefined ? null : { madeAt, id };
    const rows = await listApiKeys(tx, { market, after, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      keys: page.map((key) => viewOf(key, now)),
      nextCursor: rows.length > pageSize && last ? writeCursor([last.madeAt.toISOString(), last.id]) : null,
    };
  });
}

function viewOf(key: ApiKey, now: Date): KeyView {
  return {
    keyId: key.id,
    name: key.name,
    scopes: key.scopes,
    state: stateOf(key, now),
    madeBy: key.madeByName,
    madeAt: key.madeAt.toISOString(),
    expiresAt: key.expiresAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    endedAt: key.endedAt?.toISOString() ?? null,
  };
}

function stateOf({ endedAt, expiresAt, openedAt }: ApiKey, now: Date): KeyView['state'] {
  if (endedAt !== null) return 'ended';
  if (expiresAt <= now) return 'expired';
  return openedAt === null ? 'waits' : 'open';
}
