import { useId } from 'react';
import { Icon } from '../../kit/icon.tsx';
import type { Application } from './application-types.ts';

type Choice = Application['choices']['refuse'][number];

type Props = {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
};

/**
 * Reasons in the borrower's words. One that what is known does not bear out keeps its place and can't be
 * given.
 */
export function ReasonChoices({ label, choices, chosen, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset className="k-reasons" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="k-label">{label}</legend>
      {choices.map(({ code, sentence, isBorneOut }) => (
        <label key={code} data-off={isBorneOut ? undefined : ''}>
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            disabled={!isBorneOut}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
            }
          />
          <span>
            {sentence}
            {!isBorneOut && <span className="k-muted"> Not borne out by what is known.</span>}
          </span>
        </label>
      ))}
      {error && (
        <p className="k-field-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
