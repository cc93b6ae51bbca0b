import type { BoxProps } from './box-field.tsx';
import { BoxInput } from './box-input.tsx';
import { cardKind } from './kinds/card-kind.ts';

const attributes = { inputMode: 'numeric', autoComplete: 'cc-number', enterKeyHint: 'next' } as const;

/**
 * A bank card's number in fours. For an account number, which no browser should offer cards for, give
 * autoComplete="off".
 */
export function CardInput(props: BoxProps) {
  return <BoxInput {...props} kind={cardKind} attributes={attributes} />;
}
