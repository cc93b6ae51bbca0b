import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldError } from '../field-frame.tsx';
import { Icon } from '../icon.tsx';

type Props = {
  readonly id: string;
  readonly checked: boolean;
  readonly error?: string | undefined;
  /** What is agreed to; may hold links. */
  readonly children: ReactNode;
} & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'type' | 'checked' | 'defaultChecked' | 'children' | 'className'
>;

/** A box that is ticked by hand: there is no way to hand it a default. */
export function Checkbox({ id, checked, error, children, ...box }: Props) {
  return (
    <div className="c-check">
      <label className="c-check-label" htmlFor={id}>
        <span className="c-check-box">
          <input
            {...box}
            type="checkbox"
            id={id}
            checked={checked}
            {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          />
          <Icon name="check" />
        </span>
        <span className="c-check-text">{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
