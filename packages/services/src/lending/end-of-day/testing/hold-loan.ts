import type { TestDatabase } from '@candor/store/testing';

type LoanHolder = {
  letGo(): Promise<void>;
  /** Whether another session of this database waits for a lock that the holder's session has, or had. */
  isWaitedFor(): Promise<boolean>;
};

/** Somebody who has a loan in hand, until told to let go. */
export async function holdLoan(test: TestDatabase, id: bigint): Promise<LoanHolder> {
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<unknown>();
  const holding = test.owner.withTransaction(async (tx) => {
    await tx.query({ text: 'set local idle_in_transaction_session_timeout = 0' });
    await tx.query({ text: 'select 1 from loan_accrual where loan_id = $1 for update', values: [id] });
    held.resolve((await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })).rows[0]?.pid);
    await released.promise;
  });
  const pid = await held.promise;
  return {
    async letGo() {
      released.resolve();
      await holding;
    },
    async isWaitedFor() {
      const { rows } = await test.sql(
        `select 1 from pg_locks w where not w.granted and $1::int = any (pg_blocking_pids(w.pid))`,
        [pid],
      );
      return rows.length > 0;
    },
  };
}
