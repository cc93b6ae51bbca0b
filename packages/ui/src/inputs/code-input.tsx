import { useMemo, useRef } from 'react';
import type { BoxProps } from './box-field.tsx';
import { BoxInput } from './box-input.tsx';
import { codeKind } from './kinds/code-kind.ts';

type Props = BoxProps & {
  readonly digits?: number;
  /** The code is complete: send it. */
  readonly onComplete: (code: string) => void;
};

const attributes = { inputMode: 'numeric', autoComplete: 'one-time-code', enterKeyHint: 'go' } as const;

/**
 * A one-time code in one field, so that it can be pasted and filled in. It is sent by itself once; whoever
 * then corrects a digit sends it with the button, because tries are counted. An emptied field is a new start.
 */
export function CodeInput({ digits = 6, value, onChange, onComplete, ...props }: Props) {
  const kind = useMemo(() => codeKind(digits), [digits]);
  const sent = useRef(false);
  const change = (next: string) => {
    onChange(next);
    if (value === '' || next === '') sent.current = false;
    if (next.length < digits || sent.current) return;
    sent.current = true;
    onComplete(next);
  };
  return (
    <BoxInput {...props} value={value} onChange={change} kind={kind} figures="code" attributes={attributes} />
  );
}
