import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/** A link: its number and its hash in hexadecimal. Number 0, with no hash, is before the first. */
export type Link = { readonly no: bigint; readonly hash: string };

/** A business day that is over, of which everything is linked and whose root is not there. */
export type DueDay = {
  readonly market: string;
  readonly day: CalendarDate;
  readonly entryNo: bigint;
  readonly entryHash: string;
  readonly auditNo: bigint;
  readonly auditHash: string;
};

/**
 * The last day that is over, of each market. Whatever of it waits for its number or its link keeps the day
 * open, so that nothing of a signed day is linked after it.
 */
export async function daysToSign(tx: ReadTx): Promise<readonly DueDay[]> {
  const { rows } = await tx.query<DueDay>({
    name: 'chain-days-to-sign',
    text: `select c.market, c.business_date - 1 as day, coalesce(e.no, 0) as "entryNo",
                  coalesce(encode(e.hash, 'hex'), '') as "entryHash", coalesce(a.no, 0) as "auditNo",
                  coalesce(encode(a.hash, 'hex'), '') as "auditHash"
           from business_clock c
           left join lateral (select no, hash from ledger_chain where market = c.market order by no desc limit 1) e on true
           left join lateral (select no, hash from audit_chain order by no desc limit 1) a on true
           where not exists (select from chain_root r where r.market = c.market and r.day >= c.business_date - 1)
             and coalesce(e.no, 0) = coalesce((select max(n.no) from ledger_number n where n.market = c.market), 0)
             and not exists (select from ledger_unsealed u join ledger_entry w on w.id = u.entry_id
                             where w.market = c.market and w.business_date < c.business_date)
             and (e.no is not null or a.no is not null)
           order by c.market`,
  });
  return rows;
}

export type ChainRoot = {
  readonly market: string;
  readonly day: CalendarDate;
  readonly entryNo: bigint;
  readonly auditNo: bigint;
  readonly line: string;
};

/** Whether it is the first of its day: of two workers one signs it. */
export async function insertRoot(tx: Tx, root: ChainRoot): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'chain-root-insert',
    text: `insert into chain_root (market, day, entry_no, audit_no, line) values ($1, $2, $3, $4, $5)
           on conflict (market, day) do nothing`,
    values: [root.market, root.day, root.entryNo, root.auditNo, root.line],
  });
  return rowCount > 0;
}

/** The oldest first. */
export async function listRoots(tx: ReadTx, market: string): Promise<readonly ChainRoot[]> {
  const { rows } = await tx.query<ChainRoot>({
    name: 'chain-root-list',
    text: `select market, day, entry_no as "entryNo", audit_no as "auditNo", line from chain_root
           where market = $1 order by day`,
    values: [market],
  });
  return rows;
}
