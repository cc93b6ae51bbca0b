import type { Tx } from '@candor/store/database';
import type { Refusal } from './command.ts';

/**
 * One of several things in one transaction: if a rule refuses it, what it had written is taken back, and the
 * others stay.
 */
export async function inSavepoint<Answer extends object, Code extends string>(
  tx: Tx,
  act: () => Promise<Answer | Refusal<Code>>,
): Promise<Answer | Refusal<Code>> {
  await tx.query({ text: 'savepoint one_of_several' });
  const answer = await act();
  await tx.query({
    text: `${'refused' in answer ? 'rollback to' : 'release'} savepoint one_of_several`,
  });
  return answer;
}
