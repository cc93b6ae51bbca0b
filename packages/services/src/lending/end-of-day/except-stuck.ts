import { errorCode, isOutage, isRetryable, type Tx } from '@candor/store/database';

/**
 * A loan whose day could not be ended, and what went wrong. The next day tries again, and brings it what this
 * one left out.
 */
export type StuckLoan = { readonly loan: string; readonly why: string };

/**
 * Does something for many loans at once. If that fails, finds the loans that it fails for, by halves, and
 * does it for all the others: one bad loan of two thousand costs eleven more attempts, not the day of the
 * other 1,999.
 */
export async function exceptStuck<Done>(
  tx: Tx,
  loans: readonly bigint[],
  work: (loans: readonly bigint[]) => Promise<Done>,
): Promise<{ readonly done: Done; readonly stuck: readonly StuckLoan[] }> {
  const whole = await attempt(tx, () => work(loans));
  if ('done' in whole) return { done: whole.done, stuck: [] };
  const stuck = await stuckAmong(tx, loans, { work, error: whole.error });
  // It is not for a loan that it failed: nobody is better off if all are left out.
  if (stuck.length === 0) throw whole.error;
  const left = new Set(stuck.map(({ loan }) => loan));
  return { done: await work(loans.filter((id) => !left.has(String(id)))), stuck };
}

async function stuckAmong(
  tx: Tx,
  loans: readonly bigint[],
  failed: { readonly work: (loans: readonly bigint[]) => Promise<unknown>; readonly error: unknown },
): Promise<StuckLoan[]> {
  const { work, error } = failed;
  if (loans.length < 2) return loans.map((id) => ({ loan: String(id), why: whyOf(error) }));
  const middle = loans.length >> 1;
  const stuck: StuckLoan[] = [];
  for (const half of [loans.slice(0, middle), loans.slice(middle)]) {
    const tried = await attempt(tx, () => work(half), { isTakenBack: true });
    if ('error' in tried) stuck.push(...(await stuckAmong(tx, half, { work, error: tried.error })));
  }
  return stuck;
}

/**
 * What fails leaves nothing behind. A database that can't serve now, or a conflict, is no loan's fault and
 * goes on as it is.
 */
async function attempt<Done>(
  tx: Tx,
  work: () => Promise<Done>,
  { isTakenBack = false } = {},
): Promise<{ readonly done: Done } | { readonly error: unknown }> {
  await tx.query({ text: 'savepoint except_stuck' });
  try {
    const done = await work();
    if (isTakenBack) await tx.query({ text: 'rollback to savepoint except_stuck' });
    await tx.query({ text: 'release savepoint except_stuck' });
    return { done };
  } catch (error) {
    if (isOutage(error) || isRetryable(error) || errorCode(error) === queryCanceled) throw error;
    await tx.query({ text: 'rollback to savepoint except_stuck' });
    return { error };
  }
}

/** It took too long, or an operator ended it. */
const queryCanceled = '57014';

const whyOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);
