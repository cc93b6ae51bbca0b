import { totalOfRows } from '@candor/ui';
import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { useServices } from '../../../shell/services.ts';
import { queueCounts } from '../../../shell/queue-counts.ts';
import { faultOf } from '../../../shell/runtime/fault.ts';
import { SelectionBar } from '../../../kit/list/selection-bar.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import type { ApplicationRow } from '../application-types.ts';

type Props = {
  readonly rows: readonly ApplicationRow[];
  readonly onClear: () => void;
  readonly onDone: () => void;
};

/** Several applications at once: what they ask for, and who takes them. */
export function ApplicationSelection({ rows, onClear, onDone }: Props) {
  const { me, market, money, may } = useDesk();
  const { client } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const free = rows.filter(({ queue, taken }) => queue !== null && taken === null);
  const others = rows.filter(({ taken }) => taken !== null && taken.staffId !== me.staffId).length;
  const assign = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    for (const { queue, orderId } of free) {
      if (queue === null) continue;
      try {
        await client.call('console.queue-take', { market: market.market, queue, itemId: orderId });
      } catch (error) {
        setFault(faultOf(error).words);
      }
    }
    setBusy(false);
    queueCounts.touch();
    onDone();
  };
  const asked = totalOfRows(rows, ({ amount }) => amount);
  return (
    <SelectionBar
      count={rows.length}
      sum={
        <>
          ask for <MoneyText way={money} minor={asked} />
        </>
      }
      exception={
        fault ?? (others > 0 && `${others} ${others === 1 ? 'is' : 'are'} assigned to somebody else`)
      }
      acts={
        may('application.decide')
          ? [
              {
                words: `Assign ${free.length} of ${rows.length} to me`,
                short: 'assign to me',
                keys: 'a',
                look: 'primary',
                isOff: free.length === 0 || isBusy,
                run: () => void assign(),
              },
            ]
          : []
      }
      onClear={onClear}
    />
  );
}
