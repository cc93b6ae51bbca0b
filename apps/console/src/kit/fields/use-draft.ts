import { useEffect, useEffectEvent, useState } from 'react';
import { draftStore } from './draft-store.ts';

const drafts = draftStore;
let done = 0;

/** Whether something was typed that is not sent. */
export function hasDrafts(): boolean {
  return !drafts.isEmpty();
}

/** Something was done: what was typed for it is not needed any more. */
export function noteDone(): void {
  done += 1;
}

/**
 * A text that is not thrown away by leaving: it stands there again when somebody comes back, until what it
 * was typed for is done.
 *   const [reason, setReason, forget] = useDraft(`loan-act ${loan}`);
 */
export function useDraft(
  name: string,
  initial = '',
): readonly [text: string, change: (text: string) => void, forget: () => void] {
  const [state, setState] = useState({ name, text: drafts.get(name) ?? initial });
  const text = state.name === name ? state.text : (drafts.get(name) ?? initial);
  return [
    text,
    (next) => {
      if (next === '' || next === initial) drafts.delete(name);
      else drafts.set(name, next);
      setState({ name, text: next });
    },
    () => {
      drafts.delete(name);
      setState({ name, text: initial });
    },
  ];
}

/**
 * The same of a dialog that whoever opened it closes: if something was done meanwhile, what was typed is not
 * kept.
 */
export function useDialogDraft(name: string): readonly [text: string, change: (text: string) => void] {
  const [text, change] = useDraft(name);
  const [before] = useState(() => done);
  const leave = useEffectEvent(() => {
    if (done > before) drafts.delete(name);
  });
  useEffect(() => () => leave(), []);
  return [text, change];
}
