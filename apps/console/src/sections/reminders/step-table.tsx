import { totalOfRows } from '@candor/ui';
import { Chip } from '../../kit/chip.tsx';
import { isChanged, sameStep } from './edit-plan.ts';
import { channelWords, dayText, faultsOf } from './plan-words.ts';
import type { Fault, Plan, PlanFile, Run, Step } from './plan-types.ts';

type Props = {
  readonly file: PlanFile;
  readonly draft: Plan;
  readonly base: Plan;
  readonly faults: readonly Fault[];
  /** Of the draft as it stood a moment ago, or of the one before: then it is dimmed. */
  readonly run: Run | undefined;
  readonly isStale: boolean;
  readonly focused: { readonly place: number; readonly day: number };
  readonly onFocus: (place: number, day?: number) => void;
};

const weekday = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(day));

/** Left half of a row: the step. Right half: what it comes to in the next seven days, by today’s book. */
export function StepTable(props: Props) {
  const { draft, run, isStale } = props;
  const days = run?.days ?? Array.from({ length: 7 }, () => null);
  return (
    <div className="k-plan-steps">
      <table className="k-table" aria-label="Steps" data-stale={isStale && run ? '' : undefined}>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={4}>
              Step, by days from the due date
            </th>
            <th scope="colgroup" colSpan={8} className="k-plan-run">
              Dry run on today’s book: who gets what in 7 days
            </th>
          </tr>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Channel</th>
            <th scope="col">Message or task</th>
            <th scope="col">Window</th>
            {days.map((day, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a day of the week ahead is its place
              <th scope="col" data-align="end" className={at === 0 ? 'k-plan-run' : undefined} key={at}>
                {day === null ? '–' : `${weekday(day)} ${Number(day.slice(8))}`}
              </th>
            ))}
            <th scope="col" data-align="end">
              Week
            </th>
          </tr>
        </thead>
        <tbody>
          {draft.steps.map((step, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place among the days
            <StepRow key={place} step={step} place={place} {...props} />
          ))}
        </tbody>
        <tfoot>
          <SumRow words="Planned" counts={run?.planned} look="total" />
          {run?.heldBack.map(({ why, name, days: counts }) => (
            <SumRow key={why} words={`Held back: ${name}`} counts={counts} look="less" />
          ))}
          <SumRow words="Would be sent or handed over" counts={run?.sent} look="end" />
          {run?.noDevice.some((count) => count > 0) && (
            <SumRow words="Of these by SMS: no device for push" counts={run.noDevice} look="of" />
          )}
        </tfoot>
      </table>
    </div>
  );
}

type RowProps = Props & { readonly step: Step; readonly place: number };

function StepRow({ file, step, place, base, faults, run, focused, onFocus }: RowProps) {
  const own = faultsOf(faults, place);
  const isNew = !sameStep(base, step);
  const template = file.templates.find(({ key }) => key === step.template);
  const counts = run?.steps[place];
  const isFocused = focused.place === place;
  return (
    <tr
      className="k-row"
      data-focused={isFocused ? '' : undefined}
      data-fault={own.length > 0 ? '' : undefined}
      onClick={() => onFocus(place)}
    >
      <td className="k-plan-day">
        <button type="button" className="k-plan-open" onClick={() => onFocus(place)}>
          {dayText(step.day)}
        </button>
      </td>
      <td>{channelWords[step.channel]}</td>
      <td>
        {template?.name ?? 'Hand over to a collector'}{' '}
        {isNew ? <Chip>new</Chip> : isChanged(base, step) && <Chip>changed</Chip>}
      </td>
      <td className="k-muted">
        {step.from}–{step.until}
      </td>
      {Array.from({ length: 7 }, (_, day) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day of the week ahead is its place
        <td key={day} data-align="end" className={day === 0 ? 'k-plan-run' : undefined}>
          <button
            type="button"
            className="k-plan-cell"
            aria-label={`${dayText(step.day)}, ${run?.days[day] ?? 'no dry run'}: ${counts?.[day] ?? 0}`}
            data-focused={isFocused && focused.day === day ? '' : undefined}
            onClick={(event) => {
              event.stopPropagation();
              onFocus(place, day);
            }}
          >
            {counts?.[day] || '–'}
          </button>
        </td>
      ))}
      <td data-align="end">
        <b>{counts ? weekOf(counts) : '–'}</b>
      </td>
    </tr>
  );
}

type SumProps = {
  readonly words: string;
  readonly counts: readonly number[] | undefined;
  readonly look: 'total' | 'less' | 'end' | 'of';
};

function SumRow({ words, counts, look }: SumProps) {
  const shown = (count: number) => (count === 0 ? '–' : look === 'less' ? `−${count}` : String(count));
  return (
    <tr data-look={look}>
      <th scope="row" colSpan={4}>
        {words}
      </th>
      {Array.from({ length: 7 }, (_, day) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day of the week ahead is its place
        <td key={day} data-align="end" className={day === 0 ? 'k-plan-run' : undefined}>
          {counts ? shown(counts[day] ?? 0) : '–'}
        </td>
      ))}
      <td data-align="end">{counts ? shown(weekOf(counts)) : '–'}</td>
    </tr>
  );
}

const weekOf = (counts: readonly number[]) => Number(totalOfRows(counts, (count) => count));
