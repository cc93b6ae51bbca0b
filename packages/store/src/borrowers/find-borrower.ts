import type { ReadTx, Tx } from '../database/database.ts';

/** Whose number it is now; nothing is locked. */
export async function findBorrowerByPhone(
  tx: ReadTx,
  market: string,
  phoneIndex: Buffer,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'borrower-find-by-phone',
    text: 'select id from borrower where market = $1 and phone_index = $2',
    values: [market, phoneIndex],
  });
  return rows[0]?.id;
}

/** Keeps how a number begins and ends, as indexes; they go with the number. */
export async function savePhoneParts(tx: Tx, borrowerId: string, parts: readonly bigint[]): Promise<void> {
  await tx.query({
    name: 'borrower-phone-parts-save',
    text: 'update borrower set phone_parts = $2::bigint[] where id = $1 and phone_index is not null',
    values: [borrowerId, parts.map(String)],
  });
}

/** Those whose number begins or ends so: of one market, since every part is. */
export async function findBorrowersByPhonePart(
  tx: ReadTx,
  anyOf: readonly bigint[],
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'borrower-find-by-phone-part',
    text: `with found as materialized (
             select id from borrower where phone_parts && $1::bigint[])
           select id from found order by id limit $2`,
    values: [anyOf.map(String), limit],
  });
  return rows.map(({ id }) => id);
}

/** Those whose number was kept before its parts were; a few at a time. */
export async function listPhonesWithoutParts(
  tx: ReadTx,
  after: string | null,
  limit: number,
): Promise<{ id: string; market: string; phoneSealed: string }[]> {
  const { rows } = await tx.query<{ id: string; market: string; phoneSealed: string }>({
    name: 'borrower-phones-without-parts',
    text: `select id, market, phone_sealed as "phoneSealed" from borrower
           where phone_sealed is not null and phone_parts is null and ($1::uuid is null or id > $1)
           order by id limit $2`,
    values: [after, limit],
  });
  return rows;
}

export type BorrowerPlace = { readonly openedAt: Date; readonly id: string };

/** Of these, whoever has not left, with when they came. */
export async function listBorrowersOfIds(
  tx: ReadTx,
  market: string,
  ids: readonly string[],
): Promise<BorrowerPlace[]> {
  const { rows } = await tx.query<BorrowerPlace>({
    name: 'borrowers-of-ids',
    text: `select id, opened_at as "openedAt" from borrower
           where id = any ($2::uuid[]) and market = $1 and deleted_at is null`,
    values: [market, ids],
  });
  return rows;
}
