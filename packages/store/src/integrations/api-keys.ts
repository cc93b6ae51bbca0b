import type { ReadTx, Tx } from '../database/database.ts';

export type ApiKey = {
  id: string;
  market: string;
  name: string;
  scopes: string[];
  madeBy: string;
  madeByName: string;
  madeAt: Date;
  expiresAt: Date;
  /** Null: an approver has not agreed. */
  openedAt: Date | null;
  lastUsedAt: Date | null;
  endedAt: Date | null;
};

export type NewApiKey = Omit<ApiKey, 'lastUsedAt' | 'endedAt' | 'scopes' | 'madeByName'> & {
  readonly scopes: readonly string[];
  readonly secretHash: Buffer;
};

const columns = `k.id, k.market, k.name, k.scopes, k.made_by as "madeBy", s.name as "madeByName", k.made_at as "madeAt",
  k.expires_at as "expiresAt", k.opened_at as "openedAt", k.last_used_at as "lastUsedAt", k.ended_at as "endedAt"`;

export async function insertApiKey(tx: Tx, key: NewApiKey): Promise<void> {
  await tx.query({
    name: 'api-key-insert',
    text: `insert into api_key (id, market, name, scopes, secret_hash, made_by, made_at, expires_at, opened_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      key.id,
      key.market,
      key.name,
      key.scopes,
      key.secretHash,
      key.madeBy,
      key.madeAt,
      key.expiresAt,
      key.openedAt,
    ],
  });
}

export type PresentedKey = Pick<
  ApiKey,
  'market' | 'name' | 'scopes' | 'expiresAt' | 'openedAt' | 'endedAt' | 'lastUsedAt'
> & { secretHash: Buffer };

/** With its digest, for whoever compares; whether it still opens anything is not asked here. */
export async function findPresentedKey(tx: ReadTx, id: string): Promise<PresentedKey | undefined> {
  const { rows } = await tx.query<PresentedKey>({
    name: 'api-key-presented',
    text: `select market, name, scopes, secret_hash as "secretHash", expires_at as "expiresAt", opened_at as "openedAt",
             ended_at as "endedAt", last_used_at as "lastUsedAt"
           from api_key where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function touchApiKey(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'api-key-touch',
    text: 'update api_key set last_used_at = $2 where id = $1',
    values: [id, at],
  });
}

export async function findApiKey(tx: ReadTx, id: string): Promise<ApiKey | undefined> {
  const { rows } = await tx.query<ApiKey>({
    name: 'api-key-find',
    text: `select ${columns} from api_key k join staff s on s.id = k.made_by where k.id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function lockApiKey(tx: Tx, id: string): Promise<ApiKey | undefined> {
  const { rows } = await tx.query<ApiKey>({
    name: 'api-key-lock',
    text: `select ${columns} from api_key k join staff s on s.id = k.made_by where k.id = $1 for update of k`,
    values: [id],
  });
  return rows[0];
}

export async function openApiKey(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'api-key-open',
    text: 'update api_key set opened_at = $2 where id = $1',
    values: [id, at],
  });
}

export async function endApiKey(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'api-key-end',
    text: 'update api_key set ended_at = $2 where id = $1',
    values: [id, at],
  });
}

export type KeyPlace = { readonly madeAt: string; readonly id: string };

/** The newest first, the ended ones too. */
export async function listApiKeys(
  tx: ReadTx,
  {
    market,
    after,
    limit,
  }: { readonly market: string; readonly after: KeyPlace | null; readonly limit: number },
): Promise<ApiKey[]> {
  const { rows } = await tx.query<ApiKey>({
    name: 'api-key-list',
    text: `select ${columns} from api_key k join staff s on s.id = k.made_by
           where k.market = $1 and ($2::timestamptz is null or (k.made_at, k.id) < ($2, $3))
           order by k.made_at desc, k.id desc limit $4`,
    values: [market, after?.madeAt ?? null, after?.id ?? '', limit],
  });
  return rows;
}
