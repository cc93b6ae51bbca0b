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
 * Reasons in the borrower's words. Those that what is known does not bear out can't be given: they are folded
 * below the others.
 */
export function ReasonChoices({ label, choices, chosen, onChange, error }: Props) {
  const id = useId();
  const usable = choices.filter(({ isBorneOut }) => isBorneOut);
  const others = choices.filter(({ isBorneOut }) => !isBorneOut);
  return (
    <fieldset className="k-reasons" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="k-label">{label}</legend>
      {usable.map(({ code, sentence }) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
            }
          />
          <span>{sentence}</span>
        </label>
      ))}
      {error && (
        <p className="k-field-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {others.length > 0 && (
        <details className="k-trace-more">
          <summary>{others.length} that are not true of this application</summary>
          <ul className="k-reasons-off">
            {others.map(({ code, sentence }) => (
              <li key={code}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
}
