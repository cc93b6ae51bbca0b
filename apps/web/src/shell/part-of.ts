import { type ComponentType, createElement, use } from 'react';

export type Part<P> = ComponentType<P> & {
  /** Asks for it now; what could not come can be asked for again. */
  readonly load: () => Promise<unknown>;
};

/**
 * A part of a screen that is a chunk of its own. One that is there is drawn at once, as the server drew it;
 * one that is not is waited for where it stands. React's own `lazy` waits a moment even for what is there,
 * and until then shows something else in the place of what was drawn.
 */
export function partOf<P extends object>(find: () => Promise<ComponentType<P>>): Part<P> {
  let found: ComponentType<P> | undefined;
  let awaited: Promise<ComponentType<P>> | undefined;
  const load = () => find().then((View) => (found = View));
  const Shown = (props: P) => createElement(found ?? use((awaited ??= load())), props);
  Shown.load = load;
  return Shown;
}
