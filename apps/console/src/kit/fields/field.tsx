import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';

export type FieldProps = {
  readonly label: ReactNode;
  /** Beside the label: "needed to refuse or ask back". */
  readonly needed?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, in a sentence; the field is marked by it. */
  readonly error?: string | undefined;
};

type Aria = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** A label, a box and what is wrong with what stands in it. */
export function Field({
  label,
  needed,
  hint,
  error,
  kind,
  children,
}: FieldProps & { readonly kind?: string; readonly children: (aria: Aria) => ReactNode }) {
  const id = useId();
  const aria: Aria = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-words` : undefined,
  };
  return (
    <div className="k-field">
      <label className="k-label" htmlFor={id}>
        {label}
        {needed && <span className="k-muted">· {needed}</span>}
      </label>
      <div className="k-input" data-invalid={error ? '' : undefined} data-kind={kind}>
        {children(aria)}
      </div>
      {error ? (
        <p className="k-field-error" id={`${id}-words`}>
          <Icon name="warning" />
          {error}
        </p>
      ) : (
        hint && (
          <p className="k-field-hint" id={`${id}-words`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
