import { CardList, EndlessList, ListRow, PullToRefresh } from '@candor/ui';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';

const PAGE = 8;
const MOST = 40;
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 500));

/** In a frame of its own, so that the rest of the gallery does not run away as one scrolls. */
export function ScrollingSection() {
  const [count, setCount] = useState(PAGE);
  const [asked, setAsked] = useState(0);
  const more = async () => {
    await moment();
    setAsked(asked + 1);
    // The second time the connection breaks, so that this state can be seen too.
    if (asked === 1) throw new Error('The connection broke.');
    setCount(Math.min(MOST, count + PAGE));
  };
  const refresh = async () => {
    await moment();
    setCount(PAGE);
  };
  return (
    <Specimen name={w.scrolling}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="g-scroller" aria-label={w.orders} tabIndex={0}>
        <PullToRefresh onRefresh={refresh}>
          <EndlessList count={count} hasMore={count < MOST} onMore={more}>
            <CardList label={w.orders}>
              {Array.from({ length: count }, (_, index) => (
                <ListRow
                  // oxlint-disable-next-line react/no-array-index-key -- the number is the order's name here
                  key={index}
                  href="#scrolling"
                  icon="receipt"
                  title={w.orderNumber(String(1000 + index))}
                  detail={w.finished}
                />
              ))}
            </CardList>
          </EndlessList>
        </PullToRefresh>
      </section>
    </Specimen>
  );
}
