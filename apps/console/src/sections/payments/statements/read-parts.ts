import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';
import type { Act } from '../../../shell/runtime/use-act.ts';

export type StatementSeen = ResponseOf<Calls['console.statement-read']>;
type Asked = Omit<RequestOf<Calls['console.statement-read']>, 'part'>;
export type PartsDone = { readonly done: number; readonly of: number };

/** Read in well under the time that an answer may take, on a slow machine too. */
const partSize = 1_000;
/** As many lines as a preview shows. */
const rowsShown = 200;

/**
 * Reads a statement part by part, and says after each how far it is: a hundred thousand lines take their
 * time, and nobody waits in the dark. What was read before a fault stays read; the same file again goes on
 * where it stopped, for a line counts once.
 */
export async function readInParts(
  act: Pick<Act<'console.statement-read'>, 'run'>,
  asked: Asked,
  onPart: (done: PartsDone) => void,
): Promise<StatementSeen | undefined> {
  let sum: StatementSeen | undefined;
  for (let from: number | null = 0; from !== null;) {
    const outcome = await act.run({ ...asked, part: { from, count: partSize } });
    if (!outcome || !('answer' in outcome)) return undefined;
    const { answer } = outcome;
    sum = sum ? sumOf(sum, answer) : answer;
    onPart({ done: answer.next ?? answer.transfers, of: answer.transfers });
    from = answer.next;
  }
  return sum;
}

function sumOf(one: StatementSeen, other: StatementSeen): StatementSeen {
  return {
    ...one,
    credited: one.credited + other.credited,
    waiting: one.waiting + other.waiting,
    known: one.known + other.known,
    others: one.others + other.others,
    next: other.next,
    rows: [...one.rows, ...other.rows].slice(0, rowsShown),
    faults: [...one.faults, ...other.faults],
  };
}
