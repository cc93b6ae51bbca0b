import { BackClosesContext } from '@candor/ui';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { coverPage, leavePage, stepUnder } from './cover-page.ts';
import { placeAt, stepKey } from './place-at.ts';
import { type Navigate, RouterContext } from './router-context.ts';

/**
 * The browser's own history as the app's. Routes are exact and their table says which exist, so this is all
 * there is to it: a library that also matches patterns and nests them weighs more than the rest of the app's
 * frame. Every step is a transition: a screen that must be fetched first leaves the earlier one in sight.
 */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(() => placeAt(location, history.state));
  useEffect(() => {
    const read = () => {
      if (!stepUnder()) startTransition(() => setPlace(placeAt(location, history.state)));
    };
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const router = useMemo(() => {
    const navigate: Navigate = (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') return to === -1 ? leavePage() : history.go(to);
      const earlier = (history.state as { before?: string } | null)?.before;
      // What is replaced by the very page it was opened from is left by going back: else that page would be
      // there twice.
      if (replace && state === undefined && earlier === to) return leavePage();
      const before = replace ? earlier : location.pathname + location.search;
      const entry = { key: stepKey(), state, before };
      if (replace) history.replaceState(entry, '', to);
      else history.pushState(entry, '', to);
      startTransition(() => setPlace(placeAt(location, entry)));
    };
    return { place, navigate };
  }, [place]);
  return (
    <RouterContext value={router}>
      <BackClosesContext value={coverPage}>{children}</BackClosesContext>
    </RouterContext>
  );
}
