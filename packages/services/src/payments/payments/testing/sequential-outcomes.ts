import type { Tx } from '@candor/store/database';
import { runningWith, type WritableDatabase } from '@candor/store/tools';
import type { TestDatabase } from '@candor/store/testing';
import { acts, type ActName } from './race-acts.ts';
import type { RaceGround } from './race-ground.ts';
import { pictureOf } from './race-picture.ts';

export type Outcome = { readonly order: readonly number[]; readonly lines: readonly string[] };

/**
 * How it ends in each order in which the steps of the acts can happen one after the other. All of it is tried
 * in one transaction, which goes back to before a step to try another one, and is taken back in the end.
 *   Three acts of one step: 3 first, 6 second, 6 third, and six outcomes. With two steps, one of them:
 *     twelve.
 */
export async function sequentialOutcomes(
  { owner }: Pick<TestDatabase, 'owner'>,
  ground: RaceGround,
  names: readonly ActName[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const walk = async (tx: Tx, order: readonly number[], answers: readonly string[]): Promise<void> => {
    let isOver = true;
    for (const [act, name] of names.entries()) {
      const step = acts[name][order.filter((each) => each === act).length];
      if (!step) continue;
      isOver = false;
      const before = `before_${order.length}`;
      await tx.query({ text: `savepoint ${before}` });
      const answer = await step(insideOf(tx), ground);
      await walk(tx, [...order, act], [...answers, answerLine(act, name, answer)]);
      await tx.query({ text: `rollback to savepoint ${before}` });
    }
    if (isOver) outcomes.push({ order, lines: [...answers.toSorted(), ...(await pictureOf(tx, ground))] });
  };
  const isTried = new Error('tried in every order');
  const trying = owner.withTransaction(async (tx) => {
    await walk(tx, [], []);
    throw isTried;
  });
  await trying.catch((error: unknown) => {
    if (error !== isTried) throw error;
  });
  return outcomes;
}

export function answerLine(act: number, name: ActName, answer: string): string {
  return `answer ${act} ${name}: ${answer}`;
}

/** A database whose transactions are parts of one, each taken back by itself when it fails. */
function insideOf(tx: Tx): WritableDatabase {
  return runningWith(
    { healthy: () => Promise.resolve(true), close: () => Promise.resolve() },
    async (work, { savepoint } = {}) => {
      await tx.query({ text: 'savepoint inside' });
      if (savepoint) await tx.query({ text: `savepoint ${savepoint}` });
      try {
        const result = await work(seesItself(tx));
        await tx.query({ text: 'release savepoint inside' });
        return result;
      } catch (error) {
        await tx.query({ text: 'rollback to savepoint inside' });
        throw error;
      }
    },
  );
}

/**
 * In one transaction every part sees the same by itself: a moment that a day's end shares with its readers is
 * there already, and PostgreSQL exports none from inside of a savepoint.
 */
function seesItself(tx: Tx): Tx {
  const query: Tx['query'] = (statement) => {
    if (statement.name === 'look-share') return tx.query({ text: "select '0' as look" });
    return statement.text.startsWith('set transaction snapshot')
      ? tx.query({ text: 'select 1' })
      : tx.query(statement);
  };
  return new Proxy(tx, {
    get: (target, key) => (key === 'query' ? query : (Reflect.get(target, key, target) as unknown)),
  });
}
