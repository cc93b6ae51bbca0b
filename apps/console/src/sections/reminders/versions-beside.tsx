import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { useQuery } from '../../shell/router.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { isChanged, sameStep } from './edit-plan.ts';
import { channelWords, dayText, stopWords } from './plan-words.ts';
import type { Plan, PlanFile, Step } from './plan-types.ts';

/** The draft beside a version, step by step: what was, what is, what is gone. */
export function VersionsBeside({ file, draft }: { readonly file: PlanFile; readonly draft: Plan }) {
  const { market } = useDesk();
  const [chosen, setChosen] = useQuery<string>('beside', String(file.version));
  const version = Number(chosen) || file.version;
  const { loaded } = useLoad('console.reminder-plan', {
    market: market.market,
    ...(file.productId !== null && { productId: file.productId }),
    version,
  });
  const other = loaded.read?.data.plan;
  const words = ({ channel, template, from, until }: Step) => {
    const name = file.templates.find(({ key }) => key === template)?.name ?? 'hand over to a collector';
    return `${channelWords[channel]}, ${name}, ${from}–${until}`;
  };
  const gone = other?.steps.filter((step) => !sameStep(draft, step)) ?? [];
  const rows = [...draft.steps, ...gone].toSorted((one, two) => one.day - two.day);
  return (
    <section>
      <PartHead title="Versions side by side">
        <SelectField
          label={<span className="k-spoken">Beside</span>}
          value={String(version)}
          onChange={setChosen}
          options={
            file.versions.length === 0
              ? [{ value: String(file.version), words: 'as the market' }]
              : file.versions.map((each) => ({ value: String(each.version), words: `v${each.version}` }))
          }
        />
      </PartHead>
      {other ? (
        <table className="k-table" aria-label="Versions side by side">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">v{version}</th>
              <th scope="col">This one</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((step) => {
              const before = sameStep(other, step);
              const after = sameStep(draft, step);
              return (
                <tr key={`${step.day} ${step.channel === 'hand-over'}`}>
                  <td>{dayText(step.day)}</td>
                  <td className="k-muted">{before ? words(before) : '–'}</td>
                  <td className={after && !isChanged(other, after) ? undefined : 'k-plan-changed'}>
                    {after ? words(after) : 'removed'}
                  </td>
                </tr>
              );
            })}
            <tr>
              <td>Stops</td>
              <td className="k-muted">{other.stops.map((stop) => stopWords[stop]).join(', ')}</td>
              <td>{draft.stops.map((stop) => stopWords[stop]).join(', ')}</td>
            </tr>
          </tbody>
        </table>
      ) : (
        <Skeleton lines={8} />
      )}
    </section>
  );
}
