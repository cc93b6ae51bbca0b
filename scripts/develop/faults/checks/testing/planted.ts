import type { WritableDatabase } from '@candor/store/tools';
import { Journal } from '../../journal.ts';
import type { Asked, Check } from '../check.ts';

export type Planted = readonly (readonly [text: string, values?: readonly unknown[]])[];

class Undone extends Error {}

/** What a check says of a world in which something was planted past every guard; nothing of it stays. */
export async function saysOfPlanted(
  owner: WritableDatabase,
  check: Check,
  {
    planted,
    journal = new Journal(),
    ...about
  }: { readonly planted: Planted; readonly journal?: Journal } & Pick<Asked, 'since' | 'place' | 'judged'>,
): Promise<string> {
  let said: readonly string[] = [];
  about.judged.clear();
  await owner
    .withTransaction(async (tx) => {
      await tx.query({ text: 'set local session_replication_role = replica' });
      for (const [text, values = []] of planted) await tx.query({ text, values });
      said = await check({ tx, journal, ...about });
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return said.join('\n');
}
