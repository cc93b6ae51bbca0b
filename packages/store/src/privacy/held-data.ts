import type { ReadTx, Tx } from '../database/database.ts';

/** What is held under each consent, and nowhere else: withdrawing one empties its table for the borrower. */
const tableOfPurpose = {
  push: 'push_token',
  location: 'borrower_location',
  device: 'borrower_device',
  references: 'reference_person',
} as const;

export type HoldingPurpose = keyof typeof tableOfPurpose;

export function isHoldingPurpose(purpose: string): purpose is HoldingPurpose {
  return Object.hasOwn(tableOfPurpose, purpose);
}

export async function deleteHeld(tx: Tx, borrowerId: string, purpose: HoldingPurpose): Promise<number> {
  if (purpose === 'device') await forgetKnownDevices(tx, borrowerId);
  const table = tableOfPurpose[purpose];
  const { rowCount } = await tx.query({
    name: `${table}-forget`,
    text: `delete from ${table} where borrower_id = $1`,
    values: [borrowerId],
  });
  return rowCount;
}

export type PushToken = { tokenIndex: Buffer; tokenSealed: string; platform: string };

/** More devices than anybody carries: whoever names an eleventh has left the oldest behind. */
const pushTokensAtMost = 10;

/** A device that changes hands takes its token with it: the last to log in on it has it. */
export async function savePushToken(
  tx: Tx,
  row: PushToken & { borrowerId: string; at: Date },
): Promise<void> {
  await tx.query({
    name: 'push-token-save',
    text: `insert into push_token (token_index, borrower_id, token_sealed, platform, noted_at) values ($1, $2, $3, $4, $5)
           on conflict (token_index) do update set borrower_id = excluded.borrower_id,
             token_sealed = excluded.token_sealed, platform = excluded.platform, noted_at = excluded.noted_at`,
    values: [row.tokenIndex, row.borrowerId, row.tokenSealed, row.platform, row.at],
  });
  await tx.query({
    name: 'push-token-trim',
    text: `delete from push_token where token_index in (
             select token_index from push_token where borrower_id = $1
             order by token_index = $2 desc, noted_at desc, token_index offset $3)`,
    values: [row.borrowerId, row.tokenIndex, pushTokensAtMost],
  });
}

export async function listPushTokens(tx: ReadTx, borrowerId: string): Promise<PushToken[]> {
  const { rows } = await tx.query<PushToken>({
    name: 'push-token-list',
    text: `select token_index as "tokenIndex", token_sealed as "tokenSealed", platform
           from push_token where borrower_id = $1 order by noted_at desc limit $2`,
    values: [borrowerId, pushTokensAtMost],
  });
  return rows;
}

/** Whom of these a push notice reaches at all. */
export async function listBorrowersWithDevice(tx: ReadTx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<{ borrowerId: string }>({
    name: 'push-token-borrowers',
    text: `select distinct borrower_id as "borrowerId" from push_token where borrower_id = any ($1::uuid[])`,
    values: [ids],
  });
  return rows.map(({ borrowerId }) => borrowerId);
}

export async function deletePushToken(tx: Tx, tokenIndex: Buffer): Promise<void> {
  await tx.query({
    name: 'push-token-delete',
    text: 'delete from push_token where token_index = $1',
    values: [tokenIndex],
  });
}

/** Degrees as text with two decimals. */
export type Place = { latitude: string; longitude: string; notedAt: Date };

export async function saveLocation(tx: Tx, borrowerId: string, place: Place): Promise<void> {
  await tx.query({
    name: 'location-save',
    text: `insert into borrower_location (borrower_id, latitude, longitude, noted_at) values ($1, $2, $3, $4)
           on conflict (borrower_id) do update set latitude = excluded.latitude, longitude = excluded.longitude,
             noted_at = excluded.noted_at`,
    values: [borrowerId, place.latitude, place.longitude, place.notedAt],
  });
}

export async function findLocation(tx: ReadTx, borrowerId: string): Promise<Place | undefined> {
  const { rows } = await tx.query<Place>({
    name: 'location-find',
    text: `select latitude, longitude, noted_at as "notedAt" from borrower_location where borrower_id = $1`,
    values: [borrowerId],
  });
  return rows[0];
}

export type SealedRow = { sealed: string; notedAt: Date };

export async function saveDevice(tx: Tx, borrowerId: string, row: SealedRow): Promise<void> {
  await tx.query({
    name: 'device-save',
    text: `insert into borrower_device (borrower_id, sealed, noted_at) values ($1, $2, $3)
           on conflict (borrower_id) do update set sealed = excluded.sealed, noted_at = excluded.noted_at`,
    values: [borrowerId, row.sealed, row.notedAt],
  });
}

export async function findDevice(tx: ReadTx, borrowerId: string): Promise<SealedRow | undefined> {
  const { rows } = await tx.query<SealedRow>({
    name: 'device-find',
    text: `select sealed, noted_at as "notedAt" from borrower_device where borrower_id = $1`,
    values: [borrowerId],
  });
  return rows[0];
}

/** More than anybody changes between: of more the one that was not seen for longest is forgotten. */
const knownDevicesAtMost = 20;

/**
 * How many other devices the borrower's account was used on, and whether this is one that was seen before; it
 * is from now on.
 */
export async function noteKnownDevice(
  tx: Tx,
  borrowerId: string,
  { deviceIndex, at }: { readonly deviceIndex: Buffer; readonly at: Date },
): Promise<{ isNew: boolean; others: number }> {
  const { rows } = await tx.query<{ isNew: boolean; others: number }>({
    name: 'known-device-note',
    text: `with before as (select device_index from known_device where borrower_id = $1),
           noted as (insert into known_device (borrower_id, device_index, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
             on conflict (borrower_id, device_index) do update set last_seen_at = excluded.last_seen_at)
           select not coalesce(bool_or(device_index = $2), false) as "isNew",
             (count(*) filter (where device_index <> $2))::int as others from before`,
    values: [borrowerId, deviceIndex, at],
  });
  await tx.query({
    name: 'known-device-trim',
    text: `delete from known_device where borrower_id = $1 and device_index in (
             select device_index from known_device where borrower_id = $1
             order by last_seen_at desc, device_index offset $2)`,
    values: [borrowerId, knownDevicesAtMost],
  });
  return rows[0] ?? { isNew: true, others: 0 };
}

async function forgetKnownDevices(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'known-device-forget',
    text: 'delete from known_device where borrower_id = $1',
    values: [borrowerId],
  });
}

/**
 * Those named now stand in the first places, instead of those named before; whoever stands behind these
 * places stays.
 */
export async function replaceReferencePersons(
  tx: Tx,
  borrowerId: string,
  { places, sealed, at }: { readonly places: number; readonly sealed: readonly string[]; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'reference-person-clear',
    text: 'delete from reference_person where borrower_id = $1 and place <= $2',
    values: [borrowerId, places],
  });
  for (const [index, text] of sealed.entries()) {
    await tx.query({
      name: 'reference-person-insert',
      text: 'insert into reference_person (borrower_id, place, sealed, noted_at) values ($1, $2, $3, $4)',
      values: [borrowerId, index + 1, text, at],
    });
  }
}

export async function listReferencePersons(
  tx: ReadTx,
  borrowerId: string,
): Promise<(SealedRow & { place: number })[]> {
  const { rows } = await tx.query<SealedRow & { place: number }>({
    name: 'reference-person-list',
    text: `select place, sealed, noted_at as "notedAt" from reference_person where borrower_id = $1 order by place`,
    values: [borrowerId],
  });
  return rows;
}

export async function insertStoreScore(
  tx: Tx,
  row: { market: string; stars: number | null; onDay: string },
): Promise<void> {
  await tx.query({
    name: 'store-score-insert',
    text: 'insert into store_score (market, stars, on_day) values ($1, $2, $3)',
    values: [row.market, row.stars, row.onDay],
  });
}

export type MonthOfScores = { month: string; stars: number[]; notAnswered: number };

/** The last months in which somebody was asked, newest first. */
export async function scoresByMonth(tx: ReadTx, market: string, limit: number): Promise<MonthOfScores[]> {
  const { rows } = await tx.query<MonthOfScores>({
    name: 'store-score-months',
    text: `select to_char(on_day, 'YYYY-MM') as month,
             array[${[1, 2, 3, 4, 5].map((stars) => `(count(*) filter (where stars = ${stars}))::int`).join(', ')}] as stars,
             (count(*) filter (where stars is null))::int as "notAnswered"
           from store_score where market = $1 group by 1 order by 1 desc limit $2`,
    values: [market, limit],
  });
  return rows;
}
