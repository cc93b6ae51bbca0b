import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { usePlace, useRouter } from '../../../shell/router.ts';
import type { Pages } from '../../../shell/runtime/use-pages.ts';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { MoreButton } from '../../../kit/more-button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Pane } from '../../../kit/pane.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Empty, ErrorLine } from '../../../kit/state-lines.tsx';
import { UnappliedList } from './unapplied-list.tsx';
import { UnappliedPayment } from './unapplied-payment.tsx';
import type { ToMatch } from '../money-words.ts';

/** Money without an owner beside whose it may be. */
export function UnappliedCashTab({ list }: { readonly list: Pages<ToMatch> }) {
  const { id } = usePlace();
  const router = useRouter();
  const { market } = useDesk();
  const [said, setSaid] = useState<string>();
  const { pages, loaded, reload, ...more } = list;
  const money = pages.flatMap((page) => page.money);
  const claims = pages[0]?.claims ?? [];
  const ids = [...money, ...claims].map(({ paymentId }) => paymentId);
  // What was in the list and is no longer (matched, refunded, credited meanwhile) is not acted on from here:
  // the pane follows the list.
  const [listed, setListed] = useState<{ readonly id: string; readonly at: number }>();
  const at = id === null ? -1 : ids.indexOf(id);
  if (id !== null && at >= 0 && (listed?.id !== id || listed.at !== at)) setListed({ id, at });
  const isGone = id !== null && loaded.state === 'ready' && listed?.id === id && at < 0;
  // What stands now where it stood: the next one.
  const focused = isGone ? ids[Math.min(listed.at, ids.length - 1)] : (id ?? ids[0]);
  // Whoever goes on to another sum has read what came of the last one.
  const open = (paymentId: string) => {
    setSaid(undefined);
    router.go({ section: 'payments', id: paymentId, query: { tab: '' } }, 'same step');
  };
  const move = (by: number) => {
    const next = ids[Math.min(Math.max(ids.indexOf(focused ?? '') + by, 0), ids.length - 1)];
    if (next) open(next);
  };
  useKeys('Unapplied cash', [
    { keys: 'j', words: 'move', inBar: true, run: () => move(1) },
    { keys: 'k', words: 'move', inBar: true, run: () => move(-1) },
  ]);
  // Nothing is counted as none before it was read.
  if (pages.length === 0)
    return (
      <Pane>
        <h1 className="k-spoken">Unapplied cash</h1>
        {loaded.state === 'failed' ? <ErrorLine onAgain={reload} /> : <Skeleton lines={8} />}
      </Pane>
    );
  return (
    <>
      <div className="pm-list-frame">
        {said && <Notice tone="green">{said}</Notice>}
        <UnappliedList money={money} claims={claims} focused={focused} onFocus={open} />
        <MoreButton {...more} />
      </div>
      {focused ? (
        <UnappliedPayment
          key={`${market.market} ${focused}`}
          paymentId={focused}
          onDone={(words, next) => {
            const place = ids.indexOf(focused);
            const to = next ?? (place < 0 ? undefined : (ids[place + 1] ?? ids[place - 1]));
            if (to) open(to);
            setSaid(words);
            reload();
          }}
        />
      ) : (
        <Pane>
          <h1 className="k-spoken">Unapplied cash</h1>
          <Empty title="Every sum has its owner">
            Money that names no loan, and numbers that borrowers give, come here.
          </Empty>
        </Pane>
      )}
    </>
  );
}
