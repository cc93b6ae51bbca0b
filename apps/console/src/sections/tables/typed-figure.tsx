import { useState } from 'react';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly write: (value: number) => string;
  readonly read: (typed: string) => number | undefined;
  readonly onChange: (value: number) => void;
};

/** A figure as it is typed: what is half typed is not taken for another figure. */
export function TypedFigure({ label, value, write, read, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? write(value);
  return (
    <input
      className="k-typed-figure"
      aria-label={label}
      aria-invalid={read(shown) === undefined || undefined}
      inputMode="decimal"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        const figure = read(event.target.value);
        if (figure !== undefined && figure !== value) onChange(figure);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
