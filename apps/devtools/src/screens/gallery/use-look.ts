import { deriveTheme, themeCss } from '@candor/theme';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../web/src/i18n/translation-provider.tsx';
import { type GalleryLook, lenders, readLook } from './gallery-look.ts';

const listeners = new Set<() => void>();
const nothing = () => '';

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/**
 * The look from the address, applied to the whole page, and how to change it. The first paint is as the
 * server has it.
 */
export function useLook() {
  const search = useSyncExternalStore(subscribe, () => location.search, nothing);
  const look = useMemo(() => readLook(search), [search]);
  const { activate } = useTranslation();
  useEffect(() => applyLook(look), [look]);
  // Only here: elsewhere the language is a cookie and comes with the page.
  useEffect(() => {
    if (look.lang) void activate(look.lang);
  }, [look.lang, activate]);
  const change = (part: GalleryLook) => {
    const next = new URLSearchParams({ ...look, ...part });
    history.replaceState(history.state, '', `?${next}${location.hash}`);
    for (const listener of listeners) listener();
  };
  return { look, change };
}

function applyLook({ lender, mode }: GalleryLook): () => void {
  const root = document.documentElement;
  if (mode) root.dataset['theme'] = mode;
  const sheet = new CSSStyleSheet();
  if (lender) sheet.replaceSync(themeCss(deriveTheme(lenders[lender])));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    delete root.dataset['theme'];
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
