import type { ReactNode } from 'react';
import { KeyCaps } from './keys/key-cap.tsx';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly words: ReactNode; readonly keys?: string }[];
  readonly onChange: (value: Value) => void;
};

/** Two to four ways to see the same thing: All 47 | Free 36 | Mine 3. */
export function Segmented<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <fieldset className="k-segmented-set">
      <legend className="k-spoken">{label}</legend>
      <div className="k-segmented">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="k-segment"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.words}
            {option.keys && <KeyCaps keys={option.keys} />}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
