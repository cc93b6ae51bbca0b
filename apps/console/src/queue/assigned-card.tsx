import { useDesk, useNow } from '../shell/me.ts';
import { Avatar } from '../kit/avatar.tsx';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { localMoment } from '../kit/words/day-words.ts';
import { ageWords } from '../kit/words/time-words.ts';
import type { Claimable } from './claimable.ts';
import type { Claiming } from './use-claiming.ts';
import './queue.css';

type Props<Row extends Claimable> = { readonly claiming: Claiming<Row>; readonly onRead: (row: Row) => void };

/** Somebody else has it: who, since when, when it is released; and the two ways on. */
export function AssignedCard<Row extends Claimable>({ claiming, onRead }: Props<Row>) {
  const { market } = useDesk();
  const now = useNow();
  const { others, trouble, said } = claiming;
  if (trouble) return <Notice tone="red">{trouble}</Notice>;
  if (!others) return said === undefined ? null : <output className="q-said">{said}</output>;
  const { taken } = others;
  return (
    <div className="q-over">
      <output className="k-float">
        <p className="k-float-head">
          <Avatar name={taken?.name ?? '?'} />
          {taken
            ? `${taken.name} claimed it ${agoWords(new Date(taken.since), now)}`
            : 'Somebody claimed it just now'}
        </p>
        <p>
          {taken &&
            `It is released at ${localMoment(new Date(taken.returnsAt), market.timeZone).clock} if nothing is done with it. `}
          You can read it meanwhile.
        </p>
        <div className="k-buttons">
          <Button
            size="small"
            look="primary"
            keys="t"
            isBusy={claiming.isBusy}
            onClick={() => void claiming.claimNext()}
          >
            Claim the next
          </Button>
          <Button size="small" keys="Enter" onClick={() => onRead(others)}>
            Read
          </Button>
        </div>
      </output>
    </div>
  );
}

function agoWords(since: Date, now: Date): string {
  const words = ageWords(since, now);
  return now.getTime() - since.getTime() < 60_000 ? words : `${words} ago`;
}
