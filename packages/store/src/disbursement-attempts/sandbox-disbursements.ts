import type { Tx } from '../database/database.ts';

export type SandboxDisbursement = {
  readonly id: string;
  readonly state: 'awaited' | 'queued' | 'paid' | 'failed';
  /** What shall happen to it, where somebody chose. */
  readonly wish: 'left' | 'failed' | null;
  readonly isMute: boolean;
  readonly amount: bigint | null;
  readonly reference: string | null;
  readonly why: string | null;
  readonly posts: number;
  readonly takenAt: Date | null;
};

const columns = `id, state, wish, is_mute as "isMute", amount, reference, why, posts, taken_at as "takenAt"`;

/** Locks an id at the sandbox's vendor, known or not: of two posts at once one waits. */
export async function lockSandboxDisbursement(tx: Tx, id: string): Promise<SandboxDisbursement | undefined> {
  await tx.query({
    name: 'sandbox-payout-id-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('sandbox-payout:' || $1, 0))`,
    values: [id],
  });
  const { rows } = await tx.query<SandboxDisbursement>({
    name: 'sandbox-payout-lock',
    text: `select ${columns} from sandbox_payout where id = $1 for no key update`,
    values: [id],
  });
  return rows[0];
}

export async function saveSandboxDisbursement(tx: Tx, payout: SandboxDisbursement): Promise<void> {
  await tx.query({
    name: 'sandbox-payout-save',
    text: `insert into sandbox_payout (id, state, wish, is_mute, amount, reference, why, posts, taken_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (id) do update set state = $2, wish = $3, is_mute = $4, amount = $5, reference = $6, why = $7,
             posts = $8, taken_at = $9`,
    values: [
      payout.id,
      payout.state,
      payout.wish,
      payout.isMute,
      payout.amount,
      payout.reference,
      payout.why,
      payout.posts,
      payout.takenAt,
    ],
  });
}
