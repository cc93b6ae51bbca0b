/** What the page's root hears when its scripts have taken it over. */
export const liveEvent = 'live';

/**
 * A page may show its buttons before its scripts are there. The last one that was tapped by then is tapped
 * again when they are: nobody taps twice because of a slow line. One that was drawn anew may say
 * something else, and is left alone. A link needs no script, and follows itself.
 */
export function keepEarlyTap(root: HTMLElement): void {
  let tapped: HTMLElement | null = null;
  root.addEventListener('click', ({ target }) => {
    tapped = (target as Element).closest('button');
  });
  root.addEventListener(liveEvent, () => tapped?.isConnected && tapped.click());
}
