import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft, writeDraft } from './draft-shape.ts';
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

type Change<Value> = (next: Value | ((was: Value) => Value)) => void;

/** What must not lie in the tab's storage, an account number for example, outlives the form but no reload. */
type Keeping = { readonly isSecret?: boolean };

/**
 * A state of a form that is not thrown away by leaving: what was typed, ticked or chosen stands there again
 * when somebody comes back, until what it was typed for is done. Parts of one form have its name and one word
 * more: to forget the form forgets them too.
 *   const [reason, setReason, forget] = useDraft(`loan-act ${loan}`, '');
 *   const [part, setPart] = useDraft<Part>(`loan-act ${loan} part`, 'penalty');
 */
export function useDraft<Value>(
  name: string,
  initial: Value | (() => Value),
  { isSecret = false }: Keeping = {},
): readonly [value: Value, change: Change<Value>, forget: () => void] {
  const first = () => (typeof initial === 'function' ? (initial as () => Value)() : initial);
  const found = () => readDraft(drafts.get(name), first());
  const [state, setState] = useState(() => ({ name, value: found() }));
  const value = state.name === name ? state.value : found();
  return [
    value,
    (next) => {
      const becomes = typeof next === 'function' ? (next as (was: Value) => Value)(found()) : next;
      const text = writeDraft(becomes, first());
      if (text === undefined) drafts.delete(name);
      else drafts.set(name, text, isSecret);
      setState({ name, value: becomes });
    },
    () => {
      drafts.forget(name);
      setState({ name, value: first() });
    },
  ];
}

/**
 * The same in a dialog that its opener closes: if something was done meanwhile, what was typed is not kept.
 */
export function useDialogDraft<Value>(
  name: string,
  initial: Value | (() => Value),
  keeping?: Keeping,
): readonly [value: Value, change: Change<Value>] {
  const [value, change] = useDraft(name, initial, keeping);
  const [before] = useState(() => done);
  const leave = useEffectEvent(() => {
    if (done > before) drafts.forget(name);
  });
  useEffect(() => () => leave(), []);
  return [value, change];
}
