import type { ReactNode } from 'react';

type Choosable = {
  readonly key: string;
  readonly words: string;
  readonly beside?: ReactNode;
  readonly isClosed?: boolean;
};

type Props = {
  readonly legend: string;
  readonly options: readonly Choosable[];
  readonly chosen: readonly string[];
  readonly onChange: (keys: string[]) => void;
};

/** Some of a closed list, each with what it means. */
export function Choice({ legend, options, chosen, onChange }: Props) {
  return (
    <fieldset className="integrations-choice">
      <legend className="k-label">{legend}</legend>
      {options.map(({ key, words, beside, isClosed = false }) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            disabled={isClosed}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, key] : chosen.filter((each) => each !== key))
            }
          />
          <span>{words}</span>
          <span className="k-muted k-reference">{key}</span>
          {beside}
        </label>
      ))}
    </fieldset>
  );
}
