import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type FieldWords = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/** What ties a box to its words for a screen reader; spread onto the control. */
export function fieldAria({ id, hint, error }: FieldWords) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    ...(error && { 'aria-invalid': true as const }),
    ...(described && { 'aria-describedby': described }),
  };
}

type Props = FieldWords & {
  /** At the end of the label's line, e.g. the range. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Label above, hint under the label, the box, and under it what is wrong with it: icon and sentence, never
 * colour alone.
 */
export function FieldFrame({ id, label, hint, error, aside, children }: Props) {
  return (
    <div className="c-field">
      <FieldHead aside={aside}>
        <label className="c-field-label" htmlFor={id}>
          {label}
        </label>
      </FieldHead>
      {hint && (
        <p className="c-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A group of controls (radio cards, pictures) has a legend where a single box has a label. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  aside,
  isHeading = false,
  children,
}: Props & { readonly isHeading?: boolean }) {
  return (
    <fieldset className="c-field c-field-group" {...fieldAria({ id, label, hint, error })} tabIndex={-1}>
      <legend className="c-field-head">
        <span className={isHeading ? 'c-field-heading' : 'c-field-label'}>{label}</span>
        {aside !== undefined && <span className="c-field-aside">{aside}</span>}
      </legend>
      {hint && (
        <p className="c-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function FieldHead({ aside, children }: { readonly aside: ReactNode; readonly children: ReactNode }) {
  if (aside === undefined) return children;
  return (
    <div className="c-field-head">
      {children}
      <span className="c-field-aside">{aside}</span>
    </div>
  );
}

export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="c-field-error" id={`${id}-error`}>
      <Icon name="warning" />
      {error}
    </p>
  );
}
