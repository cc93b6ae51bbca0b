import { isSandboxOnly, routeAt, type RouteKey } from '@candor/contract/routes';
import type { Language } from '@candor/i18n';
import { useEffect } from 'react';
import { useNavigate } from '../shell/router/router-context.ts';
import type { ScreenKey } from '../shell/page-data.ts';
import { loadScreen, screenKeys } from './screens.ts';

type Here = { readonly language: Language; readonly isSandbox: boolean };

/**
 * A link to another screen changes the screen and not the page: what was typed stays in memory, and nothing
 * is loaded twice. All links are plain ones, so they work before the scripts and without them; whoever wants
 * a new tab gets one.
 */
export function useOwnLinks({ language, isSandbox }: Here): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a');
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || event.defaultPrevented || link.target !== '' || link.download !== '') return;
      const key = link.origin === location.origin ? routeAt(link.pathname) : undefined;
      // An empty address asks for this very page again, anew.
      const isElsewhere = link.getAttribute('href') !== '' && link.hash === '';
      if (!isScreen(key) || (isSandboxOnly(key) && !isSandbox) || !isElsewhere) return;
      event.preventDefault();
      const to = link.pathname + link.search;
      // Fetched first: a screen that can't be had leaves one where one is, under the notice that one is
      // offline.
      loadScreen(key, language).then(
        () => navigate(to),
        () => navigator.onLine && location.assign(to),
      );
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, language, isSandbox]);
}

function isScreen(key: RouteKey | undefined): key is ScreenKey {
  return screenKeys.some((one) => one === key);
}
