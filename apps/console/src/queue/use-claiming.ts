import { useState } from 'react';
import { useDesk } from '../shell/me.ts';
import { useAct } from '../shell/runtime/use-act.ts';
import { useKeys } from '../kit/keys/keyboard.ts';
import { queueCounts } from '../shell/queue-counts.ts';
import { nextFree, assignedNow, whyNotClaimed, whyNotReleased, type Claimable } from './claimable.ts';

type Props<Row extends Claimable> = {
  readonly rows: readonly Row[];
  /** The row that has the focus. */
  readonly row: Row | undefined;
  readonly onFocus: (row: Row) => void;
  /** Something was claimed or released: read the list again. */
  readonly onChanged: () => void;
};

export type Claiming<Row extends Claimable> = {
  /** Somebody else has this one: the card says so. */
  readonly others: Row | undefined;
  readonly close: () => void;
  readonly claim: (row: Row) => Promise<void>;
  readonly claimNext: () => Promise<void>;
  /** What went wrong, in a sentence. */
  readonly trouble: string | undefined;
  /** Why a key did nothing, in a line. */
  readonly said: string | undefined;
  readonly isBusy: boolean;
};

/**
 * T claims, U releases. One person has a thing at a time; of somebody else's the card tells who, since when,
 * and when it is released.
 */
export function useClaiming<Row extends Claimable>({
  rows,
  row,
  onFocus,
  onChanged,
}: Props<Row>): Claiming<Row> {
  const { me, market, now } = useDesk();
  const claiming = useAct('console.queue-take');
  const releasing = useAct('console.queue-hand-back');
  const [refused, setOthers] = useState<Row>();
  const [said, setSaid] = useState<string>();
  // As the list was read last: by then it tells who.
  const others =
    refused &&
    (rows.find(({ queue, itemId }) => queue === refused.queue && itemId === refused.itemId) ?? refused);
  const changed = () => {
    onChanged();
    queueCounts.touch();
  };
  const claim = async (wanted: Row) => {
    onFocus(wanted);
    const why = whyNotClaimed(wanted);
    setSaid(why);
    if (why !== undefined) return undefined;
    const assignee = assignedNow(wanted.taken, now());
    if (assignee && assignee.staffId !== me.staffId) return setOthers(wanted);
    const { queue, itemId } = wanted;
    const outcome = await claiming.run({ market: market.market, queue, itemId });
    if (outcome && 'fault' in outcome && outcome.fault.code === 'item_is_taken') setOthers(wanted);
    else setOthers(undefined);
    return changed();
  };
  const claimNext = async () => {
    const next = others && nextFree(rows, others, now());
    setOthers(undefined);
    if (next) await claim(next);
  };
  const release = async () => {
    const why = whyNotReleased(row, me.staffId, now());
    setSaid(why);
    if (why !== undefined || !row) return;
    await releasing.run({ queue: row.queue, itemId: row.itemId });
    changed();
  };
  // Offered where it would do something; elsewhere the key answers in a line.
  const mayClaim = others !== undefined || whyNotClaimed(row) === undefined;
  const mayRelease = whyNotReleased(row, me.staffId, now()) === undefined;
  useKeys('Queue', [
    {
      keys: 't',
      ...(mayClaim && { words: 'claim', inBar: true }),
      run: () => void (others ? claimNext() : row ? claim(row) : setSaid(whyNotClaimed(row))),
    },
    { keys: 'u', ...(mayRelease && { words: 'release', inBar: true }), run: () => void release() },
    ...(others ? [{ keys: 'Escape', words: 'close', run: () => setOthers(undefined) }] : []),
  ]);
  const fault = claiming.fault ?? releasing.fault;
  return {
    others,
    close: () => setOthers(undefined),
    claim,
    claimNext,
    trouble: fault && fault.code !== 'item_is_taken' ? fault.words : undefined,
    said: fault ? undefined : said,
    isBusy: claiming.isBusy || releasing.isBusy,
  };
}
