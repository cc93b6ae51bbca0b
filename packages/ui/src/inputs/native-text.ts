import type { Native } from './engine/session.ts';

export const hasFocus = (input: HTMLInputElement) => input.ownerDocument.activeElement === input;

export function readNative(input: HTMLInputElement): Native {
  return {
    value: input.value,
    start: input.selectionStart ?? 0,
    end: input.selectionEnd ?? 0,
    backward: input.selectionDirection === 'backward',
  };
}

export function writeNative(input: HTMLInputElement, { value, start, end, backward }: Native): void {
  if (input.value !== value) input.value = value;
  // Safari would take the focus for it.
  if (!hasFocus(input)) return;
  input.setSelectionRange(start, end, backward ? 'backward' : 'forward');
  // A value that is set doesn't scroll to its caret as one that is typed does.
  if (end === value.length) input.scrollLeft = input.scrollWidth;
}
