import type { ReactNode } from 'react';

/** Names and amounts, line under line, towards a total. */
export function Amounts({ children }: { readonly children: ReactNode }) {
  return <dl className="c-amounts">{children}</dl>;
}

type LineProps = {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Smaller, under the label or under the value. */
  readonly labelNote?: ReactNode;
  readonly valueNote?: ReactNode;
};

export function AmountLine({ label, value, labelNote, valueNote }: LineProps) {
  return (
    <div className="c-amount-line">
      <dt>
        {label}
        {labelNote !== undefined && <span className="c-amount-note">{labelNote}</span>}
      </dt>
      <dd>
        {value}
        {valueNote !== undefined && <span className="c-amount-note">{valueNote}</span>}
      </dd>
    </div>
  );
}

/** A final sum: a line above it, the double rule below. */
export function TotalLine({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) {
  return (
    <div className="c-amount-line c-total">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
