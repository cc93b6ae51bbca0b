import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';

export type ChannelBreak = {
  readonly market: string;
  readonly channel: string;
  readonly kind: 'only-theirs' | 'only-ours' | 'other-amount' | 'other-day' | 'taken-back-here';
  /** The channel's number for the money. */
  readonly reference: string;
  readonly paymentId: string | null;
  readonly ours: bigint | null;
  readonly theirs: bigint | null;
  /**
   * Of a statement's line: its day. One number may stand in several lines, and each is a difference of its
   * own.
   */
  readonly valueOn?: CalendarDate | null;
};

/**
 * Kept once. One that was gone and is there again is open again; one that a person has explained only with
 * other figures.
 */
export async function noteBreak(
  tx: Tx,
  difference: ChannelBreak,
  { on, at }: { readonly on: CalendarDate; readonly at: Date },
): Promise<void> {
  const { market, channel, kind, reference, paymentId, ours, theirs, valueOn = null } = difference;
  await tx.query({
    name: 'channel-difference-note',
    text: `insert into channel_difference (market, channel, kind, reference, payment_id, ours, theirs, value_on,
             found_on, found_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (market, channel, kind, reference, value_on, line_amount)
           do update set ours = excluded.ours, theirs = excluded.theirs, found_on = excluded.found_on,
             found_at = excluded.found_at, closed_at = null, closed_by = null, closed_why = null
           where channel_difference.closed_at is not null
             and (channel_difference.closed_why is null
                  or (channel_difference.ours, channel_difference.theirs) is distinct from (excluded.ours, excluded.theirs))`,
    values: [market, channel, kind, reference, paymentId, ours, theirs, valueOn, on, at],
  });
}

export type OpenBreak = Omit<ChannelBreak, 'valueOn'> & { readonly id: bigint };

const columns = `id, market, channel, kind, reference, payment_id as "paymentId", ours, theirs`;

export async function listOpenBreaks(tx: ReadTx, market: string | null): Promise<OpenBreak[]> {
  const { rows } = await tx.query<OpenBreak>({
    name: 'channel-differences-open',
    text: `select ${columns} from channel_difference
           where closed_at is null and ($1::text is null or market = $1) order by found_at desc, id desc limit 200`,
    values: [market],
  });
  return rows;
}

/** Those of a compared day that were not found again are gone. How many. */
export async function closeBreaks(
  tx: Tx,
  { market, channel }: { readonly market: string; readonly channel: string },
  { on, still, at }: { readonly on: CalendarDate; readonly still: readonly string[]; readonly at: Date },
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'channel-differences-close',
    text: `update channel_difference set closed_at = $5
           where market = $1 and channel = $2 and found_on = $3 and closed_at is null
             and kind in ('only-ours', 'only-theirs') and not (reference = any ($4::text[]))`,
    values: [market, channel, on, still, at],
  });
  return rowCount;
}

export type LockedBreak = OpenBreak & {
  /** The day that was compared. */
  readonly foundOn: CalendarDate;
};

/** A difference that nobody has closed yet, held until the transaction ends. */
export async function lockOpenBreak(tx: Tx, id: bigint): Promise<LockedBreak | undefined> {
  const { rows } = await tx.query<LockedBreak>({
    name: 'channel-difference-lock',
    text: `select ${columns}, found_on as "foundOn" from channel_difference where id = $1 and closed_at is null for no key update`,
    values: [id],
  });
  return rows[0];
}

/** A person has said what it is: their words are kept with it. */
export async function explainBreak(
  tx: Tx,
  id: bigint,
  { by, why, at }: { readonly by: string; readonly why: string; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'channel-difference-explain',
    text: 'update channel_difference set closed_at = $2, closed_by = $3, closed_why = $4 where id = $1',
    values: [id, at, by, why],
  });
}

/** A page of them, the newest first. */
export async function listBreaksPage(
  tx: ReadTx,
  market: string,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<LockedBreak[]> {
  const { rows } = await tx.query<LockedBreak>({
    ...preparedFirst('channel-differences-page', before),
    // The page is chosen by the index of those that are open; then it is read.
    text: `select ${columns}, found_on as "foundOn" from channel_difference
           where id = any (array(select id from channel_difference
                                 where closed_at is null and market = $1 and ($2::bigint is null or id < $2)
                                 order by id desc limit $3))
           order by id desc`,
    values: [market, before, limit],
  });
  return rows;
}
