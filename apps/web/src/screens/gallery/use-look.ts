import { type Language, htmlLang } from '@candor/markets';
import { deriveTheme, themeCss } from '@candor/theme';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { compiled } from '../../i18n/create-translation.ts';
import { loadCatalogue } from '../../i18n/load-catalogue.ts';
import { useSpeaker } from '../../i18n/translation-provider.tsx';
import { type GalleryLook, lenders, readLook } from './gallery-look.ts';

const listeners = new Set<() => void>();
const nothing = () => '';

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** The look from the address, applied to the whole page, and how to change it. The first paint is as the server has it. */
export function useLook() {
  const search = useSyncExternalStore(subscribe, () => location.search, nothing);
  const look = useMemo(() => readLook(search), [search]);
  const speak = useSpeak();
  useEffect(() => applyLook(look), [look]);
  useEffect(() => {
    if (look.lang) void speak(look.lang);
  }, [look.lang, speak]);
  const change = (part: GalleryLook) => {
    const next = new URLSearchParams({ ...look, ...part });
    history.replaceState(history.state, '', `?${next}${location.hash}`);
    for (const listener of listeners) listener();
  };
  return { look, change };
}

/** Other words for the whole page. Only here: elsewhere the language is a cookie and comes with the page. */
function useSpeak() {
  const speaker = useSpeaker();
  const [speak] = useState(() => async (language: Language) => {
    speaker.speak(language, await compiled(loadCatalogue[language]()));
    document.documentElement.lang = htmlLang[language];
  });
  return speak;
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
