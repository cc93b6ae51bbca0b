import { useDesk, useNow } from '../shell/me.ts';
import { localMoment } from '../kit/words/day-words.ts';
import { type Taken, takenNow } from './claimable.ts';

/** Who has it in hand: oneself, or somebody whose it is to act. */
export function TakenLine({ taken }: { readonly taken: Taken }) {
  const { me, market } = useDesk();
  const now = useNow();
  const held = takenNow(taken, now);
  if (!held) return null;
  const until = localMoment(new Date(held.returnsAt), market.timeZone).clock;
  return (
    <p className="k-muted">
      {held.staffId === me.staffId ? 'You have it' : `${held.name} has it: you can read, not act`}, until{' '}
      {until} if nothing is done with it.
    </p>
  );
}
