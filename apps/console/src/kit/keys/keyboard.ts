import { createContext, useContext, useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import { type Binding, commitKey, escapeMeans, type Layer, step } from './key-map.ts';
import { opensDrawer } from './hidden-drawer.ts';
import { strokeOf } from './read-keys.ts';
import { focusUnread } from '../fields/unread-field.ts';

export type Keyboard = {
  readonly layers: () => readonly Layer[];
  readonly subscribe: (onChange: () => void) => () => void;
  readonly put: (id: string, layer: Layer) => void;
  readonly take: (id: string) => void;
  /** Listens to the whole page; gives back what ends it. */
  readonly listen: (target: Window) => () => void;
};

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target.matches('input, textarea, select') &&
      !target.matches('[type=checkbox], [type=radio], [type=button]')));

/** Where words are typed: a list to choose from loses nothing by being left. */
const isTyped = (target: EventTarget | null): target is HTMLElement =>
  isField(target) && target instanceof HTMLElement && !target.matches('select');

/**
 * Nobody has seen yet what the key would commit: its button has just appeared, in the dialog that is open or
 * on the page. A key that is held down opens a dialog, and must not also answer it.
 */
function isTooEarly({ repeat }: KeyboardEvent): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return repeat || top.querySelector('button[data-settling="new"]') !== null;
}

/** Dialogs in which something was typed since they were opened. */
const typedIn = new WeakSet<Element>();
const wasTyped = (dialog: Element | null) => dialog !== null && typedIn.has(dialog);

function noteTyped({ target }: Event): void {
  const around = target instanceof Element ? target.closest('dialog') : null;
  if (around) typedIn.add(around);
}

/** Every part of the page says which keys it knows while it is there. */
export function createKeyboard(): Keyboard {
  let layers: ReadonlyMap<string, Layer> = new Map();
  let list: readonly Layer[] = [];
  let pending = '';
  const listeners = new Set<() => void>();
  const become = (next: ReadonlyMap<string, Layer>) => {
    layers = next;
    list = [...next.values()];
    for (const listener of listeners) listener();
  };
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Shift' || event.key === 'Control' || event.key === 'Meta' || event.key === 'Alt')
      return;
    const stroke = strokeOf(event);
    if (stroke === 'Escape' && isTyped(event.target)) {
      const around = event.target.closest('dialog');
      if (escapeMeans({ isInDialog: around !== null, wasTyped: wasTyped(around) }) === 'leave the field') {
        event.preventDefault();
        // Back to the dialog around it, if there is one: outside of it no Tab would lead in again.
        event.target.blur();
        around?.focus();
        return;
      }
    }
    // Enter and Space on a control are its own: it does what it says.
    if (
      (stroke === 'Enter' || stroke === ' ') &&
      event.target instanceof Element &&
      event.target.closest(stroke === ' ' ? 'a, button, summary, input' : 'a, button, summary')
    )
      return;
    const { binding, pending: next } = step(list, pending, stroke, isField(event.target));
    pending = next;
    if (!binding) return;
    event.preventDefault();
    if (binding.keys === commitKey && isTooEarly(event)) return;
    if (opensDrawer(binding.keys) || (binding.keys === commitKey && focusUnread())) return;
    binding.run();
  };
  return {
    layers: () => list,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    // A layer that changes keeps its place among the others.
    put: (id, layer) => become(new Map([...layers, [id, layer]])),
    take: (id) => become(new Map([...layers].filter(([key]) => key !== id))),
    listen(target) {
      target.addEventListener('keydown', hear);
      target.addEventListener('input', noteTyped);
      return () => {
        target.removeEventListener('keydown', hear);
        target.removeEventListener('input', noteTyped);
      };
    },
  };
}

export const KeyboardContext = createContext<Keyboard>(createKeyboard());

/** Which keys can be pressed now. */
export function useLayers(): readonly Layer[] {
  const keyboard = useContext(KeyboardContext);
  return useSyncExternalStore(keyboard.subscribe, keyboard.layers, keyboard.layers);
}

/**
 * The keys of one part, while it is drawn. `title` heads them on the sheet that `?` opens.
 *   useKeys('Queue', [{ keys: 't', words: 'claim', inBar: true, run: claim }])
 */
export function useKeys(
  title: string,
  bindings: readonly Binding[],
  place: NonNullable<Layer['place']> = 'part',
): void {
  const keyboard = useContext(KeyboardContext);
  const id = useId();
  // What they are called decides whether the bar is drawn anew; what they do is asked when they are pressed.
  const names = bindings.map(({ keys, words, inBar }) => `${keys}|${words ?? ''}|${inBar ?? ''}`).join('\n');
  const run = useEffectEvent((keys: string) => bindings.find((one) => one.keys === keys)?.run());
  const put = useEffectEvent(() =>
    keyboard.put(id, {
      title,
      place,
      bindings: bindings.map((one) => ({ ...one, run: () => run(one.keys) })),
    }),
  );
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above: by what they are called
  useEffect(() => put(), [names, title, place]);
  useEffect(() => () => keyboard.take(id), [keyboard, id]);
}
