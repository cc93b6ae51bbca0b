import type { ReactNode } from 'react';
import { FieldGroup, type FieldWords } from '../field-frame.tsx';

export type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly title: ReactNode;
  /** At the end of the title's line: what it costs. */
  readonly aside?: ReactNode;
  readonly detail?: ReactNode;
};

type Props<Value extends string> = FieldWords & {
  readonly aside?: ReactNode;
  /** `cards` stand apart, `rows` share one card, `tiles` stand side by side (a term, a score). */
  readonly look?: 'cards' | 'rows' | 'tiles';
  /** The question is a heading of the screen, and looks like one. */
  readonly isHeading?: boolean;
  readonly options: readonly RadioOption<Value>[];
  /** Nothing until the reader has chosen. */
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
};

/** One of a few, each with what it means. Native radio buttons: arrow keys and screen readers know them. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { look = 'cards', isHeading = false, options, value, onChoose, ...words } = props;
  return (
    <FieldGroup {...words} isHeading={isHeading}>
      <div className={`c-radios c-radios-${look}`} data-count={options.length}>
        {options.map((option) => (
          <label className="c-radio" key={option.value}>
            <input
              type="radio"
              name={words.id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span className="c-radio-text">
              <span className="c-radio-head">
                <span className="c-radio-title">{option.title}</span>
                {option.aside !== undefined && <span className="c-radio-aside">{option.aside}</span>}
              </span>
              {option.detail !== undefined && <span className="c-radio-detail">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
