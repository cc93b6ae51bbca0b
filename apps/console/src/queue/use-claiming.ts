import { useState } from 'react';
import { useDesk } from '../shell/me.ts';
import { useAct } from '../shell/runtime/use-act.ts';
import { useKeys } from '../kit/keys/keyboard.ts';
import { queueCounts } from '../shell/queue-counts.ts';
import { nextFree, takenNow, type Takeable } from './claimable.ts';

type Props<Row extends Takeable> = {
  readonly rows: readonly Row[];
  /** The row that has the focus. */
  readonly row: Row | undefined;
  readonly onFocus: (row: Row) => void;
  /** Something was taken or handed back: read the list again. */
  readonly onChanged: () => void;
};

export type Taking<Row extends Takeable> = {
  /** Somebody else has this one: the card says so. */
  readonly others: Row | undefined;
  readonly close: () => void;
  readonly take: (row: Row) => Promise<void>;
  readonly takeNext: () => Promise<void>;
  /** What went wrong, in a sentence. */
  readonly trouble: string | undefined;
  readonly isBusy: boolean;
};

/** T takes, U hands back. One person has a thing at a time; of somebody else's the card tells who, since when, and when it comes back. */
export function useTaking<Row extends Takeable>({ rows, row, onFocus, onChanged }: Props<Row>): Taking<Row> {
  const { me, market, now } = useDesk();
  const taking = useAct('console.queue-take');
  const giving = useAct('console.queue-hand-back');
  const [refused, setOthers] = useState<Row>();
  // As the list was read last: by then it tells who.
  const others =
    refused &&
    (rows.find(({ queue, itemId }) => queue === refused.queue && itemId === refused.itemId) ?? refused);
  const changed = () => {
    onChanged();
    queueCounts.touch();
  };
  const take = async (wanted: Row) => {
    onFocus(wanted);
    const holder = takenNow(wanted.taken, now());
    if (holder && holder.staffId !== me.staffId) return setOthers(wanted);
    if (!wanted.mayTake) return undefined;
    const { queue, itemId } = wanted;
    const outcome = await taking.run({ market: market.market, queue, itemId });
    if (outcome && 'fault' in outcome && outcome.fault.code === 'item_is_taken') setOthers(wanted);
    else setOthers(undefined);
    return changed();
  };
  const takeNext = async () => {
    const next = others && nextFree(rows, others, now());
    setOthers(undefined);
    if (next) await take(next);
  };
  const giveBack = async () => {
    if (row?.taken?.staffId !== me.staffId) return;
    await giving.run({ queue: row.queue, itemId: row.itemId });
    changed();
  };
  useKeys('Queue', [
    {
      keys: 't',
      words: 'take',
      inBar: true,
      run: () => void (others ? takeNext() : row && take(row)),
    },
    { keys: 'u', words: 'hand back', inBar: true, run: () => void giveBack() },
    ...(others ? [{ keys: 'Escape', words: 'close', run: () => setOthers(undefined) }] : []),
  ]);
  const fault = taking.fault ?? giving.fault;
  return {
    others,
    close: () => setOthers(undefined),
    take,
    takeNext,
    trouble: fault && fault.code !== 'item_is_taken' ? fault.words : undefined,
    isBusy: taking.isBusy || giving.isBusy,
  };
}
