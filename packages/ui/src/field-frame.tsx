import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type FieldWords = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** What to look at again though nothing is known to be wrong; an error says more and stands instead. */
  readonly doubt?: string | undefined;
};

/** What ties a box to its words for a screen reader; spread onto the control. */
export function fieldAria({ id, hint, error, doubt }: FieldWords) {
  const below = error ? `${id}-error` : doubt && `${id}-doubt`;
  const described = [hint && `${id}-hint`, below].filter(Boolean).join(' ');
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
export function FieldFrame({ id, label, hint, error, doubt, aside, children }: Props) {
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
      {error ? <FieldError id={id} error={error} /> : <FieldDoubt id={id} doubt={doubt} />}
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

function FieldDoubt({ id, doubt }: Pick<FieldWords, 'id' | 'doubt'>) {
  if (!doubt) return null;
  return (
    <p className="c-field-error c-field-doubt" id={`${id}-doubt`}>
      <Icon name="warning" />
      {doubt}
    </p>
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
