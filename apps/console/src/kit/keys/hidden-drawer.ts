import { commitKey } from './key-map.ts';

/** Asks a drawer to open: see `SidePane`. */
export const openDrawer = 'k-open-drawer';

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/**
 * On a narrow screen the side pane is a drawer, and what a key of it would do can't be seen while it is
 * closed. The key opens it; what commits is left for the next press, when it has been seen.
 *   true: that press only opened the drawer
 */
export function opensDrawer(keys: string): boolean {
  if (document.querySelector('dialog[open]')) return false;
  const caps = [...document.querySelectorAll(`:is(.k-side, .k-pane) [data-keys="${CSS.escape(keys)}"]`)];
  if (caps.length === 0 || caps.some(isSeen)) return false;
  const drawer = caps[0]?.closest('.k-side');
  drawer?.dispatchEvent(new Event(openDrawer));
  return Boolean(drawer) && keys === commitKey;
}
