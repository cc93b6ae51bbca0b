import { useMemo } from 'react';
import type { BoxProps } from './box-field.tsx';
import { BoxInput } from './box-input.tsx';
import { numberKind } from './kinds/number-kind.ts';

const attributes = { inputMode: 'numeric', enterKeyHint: 'next' } as const;

/** Digits only: a document's number, a postal code, a count. The value is text; leading zeros stay. */
export function NumberInput({ maxDigits, ...props }: BoxProps & { readonly maxDigits?: number }) {
  const kind = useMemo(() => numberKind(maxDigits), [maxDigits]);
  return <BoxInput {...props} kind={kind} attributes={attributes} />;
}
