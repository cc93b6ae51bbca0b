import type { Tx } from '../database/database.ts';

/** What the sandbox's collector was asked to collect. */
export type SandboxCollection = {
  readonly id: string;
  readonly reference: string;
  readonly procId: string;
  readonly amount: bigint;
  readonly paidAmount: bigint | null;
  /** In Dragonpay's letters. */
  readonly letter: string;
  readonly expiresAt: Date | null;
  readonly posts: number;
};

const columns = `id, reference, proc_id as "procId", amount, paid_amount as "paidAmount", letter,
  expires_at as "expiresAt", posts`;

/** By its id or its reference. */
export async function lockSandboxCollection(tx: Tx, id: string): Promise<SandboxCollection | undefined> {
  const { rows } = await tx.query<SandboxCollection>({
    name: 'sandbox-collection-lock',
    text: `select ${columns} from sandbox_collection where id = $1 or reference = $1 for no key update`,
    values: [id],
  });
  return rows[0];
}

export async function saveSandboxCollection(tx: Tx, collection: SandboxCollection): Promise<void> {
  await tx.query({
    name: 'sandbox-collection-save',
    text: `insert into sandbox_collection (id, reference, proc_id, amount, paid_amount, letter, expires_at, posts)
           values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (id) do update set paid_amount = $5, letter = $6, expires_at = $7, posts = sandbox_collection.posts + 1`,
    values: [
      collection.id,
      collection.reference,
      collection.procId,
      collection.amount,
      collection.paidAmount,
      collection.letter,
      collection.expiresAt,
      collection.posts,
    ],
  });
}
