import type { BoxProps } from './box-field.tsx';
import { BoxInput } from './box-input.tsx';
import { dayKind } from './kinds/day-kind.ts';

const attributes = { inputMode: 'numeric', enterKeyHint: 'next' } as const;

/** A day that one knows by heart, in one box: its eight digits, day first. The hint says in which order. */
export function DayInput(props: BoxProps) {
  return <BoxInput {...props} kind={dayKind} attributes={attributes} />;
}
