import { Checks } from '../../kit/records/facts.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { highestContacts } from './edit-plan.ts';
import { stopWords } from './plan-words.ts';
import type { Fault, Plan, PlanFile, Stop } from './plan-types.ts';

type StopProps = {
  readonly file: PlanFile;
  readonly draft: Plan;
  readonly onToggle: ((stop: Stop) => void) | undefined;
};

/** What holds every step back. What the agreement promises stays on; the rest is for the plan to say. */
export function StopConditions({ file, draft, onToggle }: StopProps) {
  return (
    <section>
      <PartHead title="Stop conditions" words="hold every step at once" />
      <ul className="k-plan-stops">
        {(Object.keys(stopWords) as Stop[]).map((stop) => {
          const isPromised = file.lawful.stops.includes(stop);
          const isOn = draft.stops.includes(stop);
          return (
            <li key={stop}>
              <label>
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={!onToggle || (isPromised && isOn)}
                  onChange={() => onToggle?.(stop)}
                />
                <span>
                  {stopWords[stop]}
                  {isPromised && <span className="k-muted"> · promised in the agreement</span>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <p className="k-muted">
        Paid instalments, closed accounts and numbers reported as wrong are never written to.
      </p>
    </section>
  );
}

type LawProps = {
  readonly file: PlanFile;
  readonly draft: Plan;
  readonly faults: readonly Fault[];
};

/** The stricter of law and agreement, and how far the draft goes. */
export function LawAndAgreement({ file, draft, faults }: LawProps) {
  const { from, until, lawFrom, lawUntil, aDay, aWeek } = file.lawful;
  const outside = new Set(
    faults.filter(({ field }) => field === 'from' || field === 'until').map(({ step }) => step),
  ).size;
  const highest = highestContacts(draft);
  const law = lawFrom !== null && lawUntil !== null ? ` (law ${lawFrom}–${lawUntil})` : '';
  return (
    <section>
      <PartHead title="Law and agreement" words="the stricter holds" />
      <Checks
        checks={[
          {
            key: 'hours',
            state: outside === 0 ? 'agrees' : 'not',
            words: `Hours ${from}–${until}${law}`,
            beside: `${outside} outside`,
          },
          {
            key: 'day',
            state: highest.aDay <= aDay ? 'agrees' : 'not',
            words: `At most ${aDay} contact a day`,
            beside: `highest ${highest.aDay}`,
          },
          {
            key: 'week',
            state: highest.aWeek <= aWeek ? 'agrees' : 'not',
            words: `At most ${aWeek} contacts in 7 days`,
            beside: `highest ${highest.aWeek}`,
          },
        ]}
      />
    </section>
  );
}
