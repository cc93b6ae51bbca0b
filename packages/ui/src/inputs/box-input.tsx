import { type InputHTMLAttributes, useImperativeHandle } from 'react';
import { BoxField, type BoxProps, type Figures } from './box-field.tsx';
import type { Kind } from './engine/kind.ts';
import { useBox } from './use-box.ts';

type Props = BoxProps & {
  readonly kind: Kind;
  readonly figures?: Figures;
  readonly attributes: InputHTMLAttributes<HTMLInputElement>;
};

/** A field whose box is of the given kind; phone, card, number and code are this and a few words more. */
export function BoxInput({ kind, value, onChange, ref, attributes, ...field }: Props) {
  const { input, firstValue, said } = useBox(kind, { value, onChange });
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [input]);
  return (
    <BoxField {...field} input={input} said={said} attributes={{ defaultValue: firstValue, ...attributes }} />
  );
}
