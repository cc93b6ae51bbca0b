import { I18nProvider, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Translation } from './create-translation.ts';
import type { Translate } from './message-id.ts';

/** Shows its children once a language is active. */
export function TranslationProvider({
  translation,
  children,
}: {
  readonly translation: Translation;
  readonly children: ReactNode;
}) {
  return <I18nProvider i18n={translation.i18n}>{children}</I18nProvider>;
}

/** The words of the active language; the component is rendered again when it changes. */
export function useT(): Translate {
  const { i18n } = useLingui();
  return (id, ...[values]) => i18n._(id, values);
}
