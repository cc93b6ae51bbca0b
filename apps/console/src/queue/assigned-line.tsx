import { useDesk, useNow } from '../shell/me.ts';
import { localMoment } from '../kit/words/day-words.ts';
import { type Assignment, assignedNow } from './claimable.ts';

/** Whom it is assigned to: oneself, or somebody whose it is to act. */
export function AssignedLine({ taken }: { readonly taken: Assignment }) {
  const { me, market } = useDesk();
  const now = useNow();
  const assigned = assignedNow(taken, now);
  if (!assigned) return null;
  const until = localMoment(new Date(assigned.returnsAt), market.timeZone).clock;
  return (
    <p className="k-muted">
      {assigned.staffId === me.staffId
        ? 'Assigned to you'
        : `Assigned to ${assigned.name}: you can read, not act`}
      , until {until} if nothing is done with it.
    </p>
  );
}
