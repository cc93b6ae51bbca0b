import { Button } from '../../kit/button.tsx';
import type { Edit, Part } from './edit-draft.ts';
import type { Cell, Fault, Tables } from './table-types.ts';

type Props = {
  readonly part: Part;
  readonly row: number;
  readonly when: readonly Cell[];
  readonly before: readonly Cell[] | undefined;
  readonly facts: Tables['facts'];
  readonly faults: readonly Fault[];
  readonly edit: ((edit: Edit) => void) | undefined;
};

/** The conditions of a row, each as somebody would say it; what was changed shows what it was. */
export function Conditions({ part, row, when, before, facts, faults, edit }: Props) {
  const nameOf = (fact: string) => facts.find((each) => each.fact === fact)?.name ?? fact;
  const gone = (before ?? []).filter(({ fact }) => when.every((cell) => cell.fact !== fact));
  const free = facts.filter(({ fact }) => when.every((cell) => cell.fact !== fact));
  const label = (fact: string) => `${part === 'limits' ? 'Limit' : 'Rule'} ${row + 1}, ${nameOf(fact)}`;
  return (
    <div className="k-conditions">
      {when.length === 0 && <span className="k-muted">{part === 'limits' ? 'everybody else' : 'any'}</span>}
      {when.map(({ fact, text }) => {
        const was = before?.find((cell) => cell.fact === fact)?.text;
        const isFaulty = faults.some(
          (fault) => fault.part === part && fault.row === row && fault.fact === fact,
        );
        return (
          <div key={fact} className="k-condition">
            <span className="k-condition-name">{nameOf(fact)}</span>
            {edit ? (
              <>
                <input
                  aria-label={label(fact)}
                  aria-invalid={isFaulty || undefined}
                  data-changed={was === text ? undefined : ''}
                  value={text}
                  size={Math.max(4, text.length)}
                  onChange={(event) =>
                    edit({ is: 'cell', part, row, cell: { fact, text: event.target.value } })
                  }
                />
                {was !== text && <s className="k-was">{was ?? 'any'}</s>}
                <Button
                  size="small"
                  look="quiet"
                  icon="close"
                  onClick={() => edit({ is: 'no-cell', part, row, fact })}
                >
                  <span className="k-spoken">Any {nameOf(fact)}</span>
                </Button>
              </>
            ) : (
              <span>{text}</span>
            )}
          </div>
        );
      })}
      {gone.map(({ fact, text }) => (
        <div key={fact} className="k-condition">
          <span className="k-condition-name">{nameOf(fact)}</span>
          <s className="k-was">{text}</s> <span className="k-changed">any</span>
        </div>
      ))}
      {edit && (
        <select
          className="k-add-condition"
          aria-label={`Another condition for ${part === 'limits' ? 'limit' : 'rule'} ${row + 1}`}
          value=""
          onChange={(event) => edit({ is: 'cell', part, row, cell: { fact: event.target.value, text: '' } })}
        >
          <option value="">+</option>
          {free.map(({ fact, name }) => (
            <option key={fact} value={fact}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
