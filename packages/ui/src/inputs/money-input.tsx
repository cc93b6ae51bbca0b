import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { AmountQuestion } from './amount-question.tsx';
import { BoxField, type BoxProps } from './box-field.tsx';
import { paint } from './engine/paint.ts';
import { Keypad } from './keypad.tsx';
import { type MoneyRule, moneyKind } from './kinds/money-kind.ts';
import { tidyAmount } from './kinds/tidy-amount.ts';
import { useBox } from './use-box.ts';
import { useKeypad } from './use-keypad.ts';
import { useTouch } from './use-touch.ts';

type Props = BoxProps & {
  /** Keep it the same object between renders. */
  readonly rule: MoneyRule;
  /** The currency's sign, shown before the figures; never part of the value. */
  readonly sign: string;
  /** What the amount comes to, shown above the keys. */
  readonly summary?: ReactNode;
  /** Whoever typed is done, or has gone on to something else: now it may be said what is wrong. */
  readonly onDone?: () => void;
};

/** More figures than this are set smaller, so that they still fit on a narrow phone. */
const LARGE_FIGURES = 9;

/**
 * An amount, typed on our own keypad, on any other keyboard, or pasted. On a touch screen the system's
 * keyboard stays away; who has a mouse has keys too, and is spared ours. The tap that begins takes what
 * stands there as one, so that the first digit replaces it; the next one sets the caret. The value is what
 * stands in the box (`12.` while somebody types); leaving the field makes it tidy.
 */
export function MoneyInput({ rule, sign, summary, value, onChange, onDone, ref, ...field }: Props) {
  const kind = useMemo(() => moneyKind(rule), [rule]);
  const { input, firstValue, said, act, hush } = useBox(kind, { value, onChange });
  const pad = useRef<HTMLFieldSetElement>(null);
  const keypad = useKeypad(input, pad);
  const isTouch = useTouch();
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [input]);

  const begins = useRef(false);
  const isFinger = useRef(false);
  const open = () => (isTouch || isFinger.current) && keypad.open();
  const press = ({ pointerType }: PointerEvent) => {
    isFinger.current = pointerType !== 'mouse';
    const isKeypadDue = (isTouch || isFinger.current) && !keypad.isOpen;
    begins.current = isKeypadDue || document.activeElement !== input.current;
  };
  const tap = () => {
    open();
    if (begins.current) input.current?.select();
    begins.current = false;
  };
  const tidy = () => tidyAmount(value) !== value && onChange(tidyAmount(value));
  const finish = () => {
    tidy();
    input.current?.focus({ preventScroll: true });
    keypad.close();
    onDone?.();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    tidy();
    keypad.leave(onDone);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !keypad.isOpen) return;
    event.preventDefault();
    finish();
  };

  return (
    <div className="c-amount" role="presentation" onBlur={leave} onKeyDown={escape}>
      <BoxField
        {...field}
        input={input}
        said={said}
        sign={sign}
        figures={paint(kind, value).length > LARGE_FIGURES ? 'long-amount' : 'amount'}
        attributes={{
          inputMode: isTouch ? 'none' : 'decimal',
          enterKeyHint: 'done',
          defaultValue: firstValue,
          onPointerDown: press,
          onFocus: open,
          onClick: tap,
        }}
      >
        {said.say?.code === 'ambiguous_amount' && (
          <AmountQuestion
            readings={said.say.readings.map((text) => ({ text, shown: sign + paint(kind, text) }))}
            onChoose={(text) => {
              hush();
              input.current?.focus({ preventScroll: true });
              if (text) act({ do: 'insert', text });
            }}
          />
        )}
      </BoxField>
      {keypad.isOpen && <Keypad act={act} onDone={finish} summary={summary} ref={pad} />}
    </div>
  );
}
