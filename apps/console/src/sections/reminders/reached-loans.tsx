import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { SidePart } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { dayWords, localMoment } from '../../kit/words/day-words.ts';
import { dayText } from './plan-words.ts';
import type { Run, Step, TryRequest } from './plan-types.ts';

type Props = {
  readonly request: TryRequest;
  readonly run: Run;
  readonly step: Step;
  readonly place: number;
  readonly day: number;
};

/** Whom the chosen step would reach on the chosen day, and who is held back and why. */
export function ReachedLoans({ request, run, step, place, day }: Props) {
  const { market, money } = useDesk();
  const on = run.days[day] ?? '';
  const { loaded } = useLoad('console.reminder-plan-loans', { ...request, step: place, on });
  const read = loaded.read?.data;
  const title = `${dayWords(on, market.businessDate)}, step ${dayText(step.day)}`;
  if (!read)
    return (
      <SidePart title={title}>
        {loaded.state === 'loading' ? <Skeleton lines={4} /> : <p>Could not be read.</p>}
      </SidePart>
    );
  return (
    <SidePart title={title} about={`${read.all} planned, ${read.held} held back`}>
      {read.loans.length === 0 && <p className="k-muted">Nobody on this day.</p>}
      <ul className="k-plan-loans">
        {read.loans.map(({ loan, borrower, amount, at, heldBack }) => (
          <li key={loan} data-held={heldBack === null ? undefined : ''}>
            <a href={hrefTo('loans', loan)}>{borrower ?? loan}</a>
            {heldBack === null ? (
              <>
                <MoneyText way={money} minor={String(amount)} />
                <span className="k-muted">{localMoment(new Date(at), market.timeZone).clock}</span>
              </>
            ) : (
              <span className="k-plan-held">{heldBack}</span>
            )}
          </li>
        ))}
      </ul>
      {read.all > read.loans.length && (
        <p className="k-muted">
          The first {read.loans.length} of {read.all}.
        </p>
      )}
    </SidePart>
  );
}
