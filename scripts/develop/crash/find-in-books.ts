import { verifyBooks } from '@candor/store/ledger';
import type { WritableDatabase } from '@candor/store/tools';
import type { Ledger } from '@candor/simulator/payers';

/** What the books say about what the payers were told. Everything but `found` and `credited` must be zero. */
export type Findings = {
  readonly acknowledged: number;
  readonly found: number;
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  /** Money that somebody has paid and that is not on a loan. */
  readonly astray: readonly string[];
  /** Payments that nobody asked for. */
  readonly unasked: number;
  readonly credited: bigint;
  readonly differences: readonly string[];
};

type Row = {
  readonly id: string;
  readonly amount: bigint;
  readonly state: string;
  readonly reference: string | null;
  readonly hasCode: boolean;
  readonly hasEvent: boolean;
  readonly received: bigint;
  readonly placed: bigint;
  readonly onLoan: bigint;
};

/** Each payment with what was booked of it: entries that received it, and what stands on loans by it. */
const text = `
  with placed as (
    select by, count(*) as times, sum(amount)::bigint as sum from allocation where until_on is null and amount > 0 group by by
  ), received as (
    select natural_key, count(*) as times from ledger_entry where natural_key like 'receive:ph:dragonpay:%' group by 1
  ), told as (select distinct txn_id from channel_event)
  select p.id::text, p.amount, p.state, p.external_id as reference, c.made_at is not null as "hasCode",
    t.txn_id is not null as "hasEvent", coalesce(r.times, 0) as received, coalesce(a.times, 0) as placed,
    coalesce(a.sum, 0)::bigint as "onLoan"
  from payment p left join payment_code c on c.payment_id = p.id left join told t on t.txn_id = p.id::text
    left join received r on r.natural_key = 'receive:ph:dragonpay:' || p.external_id
    left join placed a on a.by = p.id::text`;

/** Payments that were told of and are not on their loan yet: their callbacks are still being followed. */
export async function stillOnTheWay(database: WritableDatabase, { heard }: Ledger): Promise<number> {
  const { rows } = await database.withTransaction((tx) =>
    tx.query<{ id: string }>({
      text: `select id::text from payment where state in ('allocated', 'received')`,
    }),
  );
  const arrived = new Set(rows.map(({ id }) => id));
  return [...heard.keys()].filter((id) => !arrived.has(id)).length;
}

export async function findInBooks(
  database: WritableDatabase,
  owner: WritableDatabase,
  ledger: Ledger,
): Promise<Findings> {
  const { rows } = await database.withTransaction((tx) => tx.query<Row>({ text }));
  const known = new Map(rows.map((row) => [row.id, row]));
  const amountOf = (id: string) => BigInt(ledger.codes.get(id) ?? 0);
  const lostCodes = [...ledger.codes.keys()].filter((id) => {
    const row = known.get(id);
    return !row?.hasCode || row.amount !== amountOf(id);
  });
  const lostMoney = [...ledger.heard].filter(([id, reference]) => {
    const row = known.get(id);
    return !row?.hasEvent || row.reference !== reference || row.received < 1n || row.onLoan < amountOf(id);
  });
  const twice = rows.filter(
    ({ received, placed, onLoan, amount }) => received > 1n || placed > 1n || onLoan > amount,
  );
  const astray = rows.filter(({ reference, onLoan, amount }) => reference !== null && onLoan !== amount);
  const proof = await owner.withTransaction(verifyBooks, { isolation: 'repeatable read', readOnly: true });
  const acknowledged = ledger.codes.size + ledger.heard.size;
  const lost = [...lostCodes.map((id) => `code of ${id}`), ...lostMoney.map(([id]) => `money of ${id}`)];
  return {
    acknowledged,
    found: acknowledged - lost.length,
    lost,
    twice: twice.map(({ id }) => id),
    astray: astray.map(({ id, state }) => `${id} (${state})`),
    unasked: Math.max(0, rows.length - ledger.keys.size),
    credited: rows.reduce((sum, { onLoan }) => sum + onLoan, 0n),
    differences: proof.differences.map(({ rule, where, detail }) => `${rule}: ${where}: ${detail}`),
  };
}
