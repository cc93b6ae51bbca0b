import { use, useEffect, useLayoutEffect } from 'react';
import { usePlace } from '../shell/router/router-context.ts';
import { useT } from '../i18n/translation-provider.tsx';
import { useServices } from '../session/services.ts';
import type { AppPageData, ScreenKey } from '../shell/page-data.ts';
import { loadedScreen, loadScreen } from './screens.ts';

type Props = { readonly name: ScreenKey; readonly page: AppPageData };

/**
 * A screen that is there is drawn at once, as the server did; one that is not is waited for, with the earlier
 * one in sight.
 */
export function ScreenAt({ name, page }: Props) {
  const { Screen, title } = loadedScreen(name) ?? use(loadScreen(name, page.language));
  const { tell } = useServices();
  const { key } = usePlace();
  const heading = `${title(useT())} · ${page.config.comName}`;
  useEffect(() => void (document.title = heading), [heading]);
  useEffect(() => tell('screen.opened', { screen: name }), [tell, name]);
  // The browser starts at the top of a page it opens itself; of one that comes from another screen, we do.
  // Back is back to the line.
  useEffect(() => {
    const line = lines.get(key);
    if (line) void import('./return-to.ts').then(({ returnTo }) => returnTo(line));
    else if (key !== 'default') startAtTop();
  }, [key]);
  // While the screen still stands: the next one may be shorter, and the browser scrolls then.
  useLayoutEffect(() => () => void lines.set(key, scrollY), [key]);
  return <Screen page={page} />;
}

/** How far down each step of the history was left. */
const lines = new Map<string, number>();

/**
 * A screen reader goes on from the heading, as if the page had been opened; unless the screen has put the
 * focus into a field.
 */
function startAtTop(): void {
  scrollTo(0, 0);
  if (document.activeElement instanceof HTMLInputElement) return;
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
