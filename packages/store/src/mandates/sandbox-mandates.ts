import type { Tx } from '../database/database.ts';

/** What the sandbox's keeper of accounts was asked to permit. */
export type SandboxMandate = {
  readonly id: string;
  readonly scheme: string;
  readonly most: bigint;
  readonly state: 'asked' | 'active' | 'resting' | 'declined' | 'ended';
};

export type SandboxDebit = {
  readonly paymentId: string;
  readonly mandateId: string;
  readonly amount: bigint;
  readonly state: 'told' | 'waiting' | 'paid' | 'failed';
  readonly why: string | null;
  /** The ids of its tries, in their order. */
  readonly tries: readonly string[];
  readonly takenAt: Date;
};

export async function lockSandboxMandate(tx: Tx, id: string): Promise<SandboxMandate | undefined> {
  const { rows } = await tx.query<SandboxMandate>({
    name: 'sandbox-mandate-lock',
    text: 'select id, scheme, most, state from sandbox_mandate where id = $1 for no key update',
    values: [id],
  });
  return rows[0];
}

export async function saveSandboxMandate(tx: Tx, { id, scheme, most, state }: SandboxMandate): Promise<void> {
  await tx.query({
    name: 'sandbox-mandate-save',
    text: `insert into sandbox_mandate (id, scheme, most, state) values ($1, $2, $3, $4)
           on conflict (id) do update set state = $4`,
    values: [id, scheme, most, state],
  });
}

export async function lockSandboxDebit(tx: Tx, paymentId: string): Promise<SandboxDebit | undefined> {
  const { rows } = await tx.query<SandboxDebit>({
    name: 'sandbox-debit-lock',
    text: `select payment_id as "paymentId", mandate_id as "mandateId", amount, state, why, tries, taken_at as "takenAt"
           from sandbox_debit where payment_id = $1 for no key update`,
    values: [paymentId],
  });
  return rows[0];
}

export async function saveSandboxDebit(tx: Tx, debit: SandboxDebit): Promise<void> {
  await tx.query({
    name: 'sandbox-debit-save',
    text: `insert into sandbox_debit (payment_id, mandate_id, amount, state, why, tries, taken_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (payment_id) do update set state = $4, why = $5, tries = $6, taken_at = $7`,
    values: [
      debit.paymentId,
      debit.mandateId,
      debit.amount,
      debit.state,
      debit.why,
      debit.tries,
      debit.takenAt,
    ],
  });
}
