import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { type Translate, Translation } from './translation.ts';

const TranslationContext = createContext(new Translation());

export function TranslationProvider({
  translation,
  children,
}: {
  readonly translation: Translation;
  readonly children: ReactNode;
}) {
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/** What is said here; the component is rendered again when its words change. */
export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  const version = () => translation.version;
  useSyncExternalStore(translation.subscribe, version, version);
  return translation;
}

/** The words of the active language. */
export function useT(): Translate {
  return useTranslation().t;
}
