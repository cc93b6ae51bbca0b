import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';

type Shared = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
};

type OneLine = { readonly lines?: undefined; readonly ref?: Ref<HTMLInputElement> } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id'
>;

type ManyLines = { readonly lines: number; readonly ref?: Ref<HTMLTextAreaElement> } & Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'id' | 'rows'
>;

/** Label above, hint under the label, the box, and under it what is wrong with it: icon and sentence, never colour alone. */
export function Field({ id, label, hint, error, ...box }: Shared & (OneLine | ManyLines)) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const shared = {
    id,
    className: 'c-field-box',
    ...(error && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  };
  return (
    <div className="c-field">
      <label className="c-field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="c-field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {box.lines === undefined ? <input {...box} {...shared} /> : <Lines {...box} {...shared} />}
      {error && (
        <p className="c-field-error" id={errorId}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}

function Lines({ lines, ...box }: ManyLines & { readonly id: string }) {
  return <textarea rows={lines} {...box} />;
}
