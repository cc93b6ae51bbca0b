import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { fieldAria, FieldFrame, type FieldWords } from '../field-frame.tsx';
import { Icon } from '../icon.tsx';
import type { BoxValue, Said } from './use-box.ts';
import { wordsFor } from './words/input-words.ts';
import { useInputWords } from './words/use-input-words.ts';

export type Figures = 'plain' | 'phone' | 'code' | 'amount' | 'long-amount';

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'disabled' | 'enterKeyHint' | 'name' | 'onFocus' | 'placeholder' | 'required'
>;

type Around = FieldWords & {
  /** At the end of the label's line, e.g. the range. */
  readonly aside?: ReactNode;
};

/** What every one of the controls takes. The element's other attributes are the control's own business. */
export type BoxProps = BoxValue & Around & Attributes & { readonly ref?: Ref<HTMLInputElement> };

type Props = Around &
  Attributes & {
    readonly input: Ref<HTMLInputElement>;
    readonly said: Said;
    readonly figures?: Figures;
    readonly sign?: string;
    readonly attributes: InputHTMLAttributes<HTMLInputElement>;
    readonly children?: ReactNode;
  };

/**
 * Label, hint, box, what was just refused, what is wrong with the whole. Under an amount the hint tells about
 * it.
 */
export function BoxField(props: Props) {
  const {
    id,
    label,
    aside,
    hint,
    error,
    doubt,
    input,
    said,
    figures = 'plain',
    sign,
    attributes,
    children,
    ...own
  } = props;
  const hintBelow = sign !== undefined;
  return (
    <FieldFrame {...{ id, label, aside, error, doubt }} hint={hintBelow ? undefined : hint}>
      <div className={`c-box c-box-${figures}`}>
        {sign && <span aria-hidden="true">{sign}</span>}
        {/* No `maxlength`: with it a browser cuts what doesn't fit, in silence. Digits run left to right in any language. */}
        <input
          type="text"
          dir="ltr"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...attributes}
          {...own}
          {...fieldAria({ id, label, hint, error, doubt })}
          ref={input}
          className="c-field-box"
        />
      </div>
      <Spoken id={id} said={said} />
      {children}
      {hintBelow && hint && (
        <p className="c-field-hint c-box-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </FieldFrame>
  );
}

/** The live region stands before it speaks, or a screen reader would miss the first word. */
function Spoken({ id, said: { say, nth } }: Pick<Props, 'id' | 'said'>) {
  const words = useInputWords();
  return (
    <output className="c-box-said" htmlFor={id}>
      {say && (
        <span key={nth}>
          <Icon name="info" />
          {wordsFor(words, say)}
        </span>
      )}
    </output>
  );
}
