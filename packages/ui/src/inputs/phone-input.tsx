import { useMemo } from 'react';
import type { BoxProps } from './box-field.tsx';
import { BoxInput } from './box-input.tsx';
import { type PhoneRule, phoneKind } from './kinds/phone-kind.ts';

/**
 * A phone number as it is written where its owner lives. `rule` decides; keep it the same object between
 * renders.
 */
export function PhoneInput({ rule, ...props }: BoxProps & { readonly rule: PhoneRule }) {
  const kind = useMemo(() => phoneKind(rule), [rule]);
  return (
    <BoxInput
      {...props}
      kind={kind}
      figures="phone"
      attributes={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'next' }}
    />
  );
}
