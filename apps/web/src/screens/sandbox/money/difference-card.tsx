import { Money } from '@candor/ui';
import { CloseByHand } from './close-by-hand.tsx';
import type { MoneyDesk } from './money-desk.ts';
import { moneyWords } from './words.ts';

type Difference = MoneyDesk['differences'][number];
type Props = { readonly difference: Difference; readonly onDone: () => void };

const ways = {
  'only-theirs': ['credit', 'explain'],
  'only-ours': ['take-back', 'explain'],
  'other-amount': ['explain'],
  'other-day': ['explain'],
  'taken-back-here': ['explain'],
} as const;

/** Money on which a channel and the books differ. */
export function DifferenceCard({ difference, onDone }: Props) {
  const say = moneyWords.useSay();
  const { id, channel, kind, reference } = difference;
  return (
    <li className="c-card c-card-roomy x-case" data-difference={kind}>
      <h3>{say(kind)}</h3>
      <p className="x-when">
        {channel} · {reference}
      </p>
      <dl className="x-facts">
        {(['ours', 'theirs'] as const).map((name) => {
          const amount = difference[name];
          return (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd>{amount === null ? say('nothing') : <Money amount={BigInt(amount)} />}</dd>
            </div>
          );
        })}
      </dl>
      <CloseByHand of="difference" id={id} ways={ways[kind]} onDone={onDone} />
    </li>
  );
}
