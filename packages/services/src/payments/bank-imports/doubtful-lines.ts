import { countLinesOfKeys, countPlacesOfBalance, listHeldMovements } from '@candor/store/bank';
import type { ReadTx } from '@candor/store/database';
import { inTime } from '../bank/statement-balances.ts';
import { firstNewOf, judgeRepeats, type JudgedRepeats, type Repeats } from '../transfers/repeated-lines.ts';
import type { ReadStatement } from '../transfers/read-statement.ts';

/** Which of its lines without a number a file has in common with those before, as far as that is told. */
export async function judgeLines(
  tx: ReadTx,
  market: string,
  { unnumbered, movements }: Pick<ReadStatement, 'unnumbered' | 'movements'>,
  said: Repeats | undefined,
): Promise<JudgedRepeats> {
  if (unnumbered.length === 0) return { doubtful: [], numbers: new Map() };
  const keys = new Set(unnumbered.flatMap(({ key, plainKey }) => [key, plainKey]));
  const counts = await countLinesOfKeys(tx, market, [...keys]);
  const ordered = inTime(movements);
  const [first, last] = [ordered[0], ordered.at(-1)];
  const before = first && first.held !== null ? first.held - first.amount : null;
  const places =
    first && before !== null ? await countPlacesOfBalance(tx, market, first.valueOn, before) : null;
  const stored =
    counts.size > 0 && first && last
      ? await listHeldMovements(tx, market, { from: first.valueOn, to: last.valueOn })
      : [];
  const firstNew = firstNewOf(ordered, stored);
  return judgeRepeats(unnumbered, { known: (key) => counts.get(key) ?? 0, places, firstNew }, said);
}
