import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { htmlLang } from '@candor/markets';
import type { Language } from '@candor/markets';
import { loadCatalogue, loadErrorCatalogue } from './load-catalogue.ts';
import type { Translate } from './message-id.ts';

export interface Translation {
  readonly i18n: I18n;
  /** Loads the language's words and speaks it from then on. If they can't be loaded, the earlier language stays. */
  activate(language: Language): Promise<void>;
  /** Adds the words for refusals; a client's answer waits for them (see `session/explained.ts`). */
  explainErrors(): Promise<void>;
  readonly t: Translate;
}

/** One per page, not a global: a server that renders for two readers at once must not mix their languages. */
export function createTranslation(load = loadCatalogue): Translation {
  const i18n = setupI18n();
  let wanted: Language | undefined;
  const explained = new Set<Language>();
  return {
    i18n,
    async activate(language) {
      wanted = language;
      const messages = await load[language]();
      // A slow catalogue must not overrule the one that was asked for after it.
      if (wanted !== language) return;
      i18n.loadAndActivate({ locale: language, locales: [htmlLang[language]], messages });
      // A screen reader chooses its voice by it.
      if (typeof document !== 'undefined') document.documentElement.lang = htmlLang[language];
    },
    async explainErrors() {
      const language = wanted;
      if (language === undefined || explained.has(language)) return;
      i18n.load(language, await loadErrorCatalogue[language]());
      explained.add(language);
    },
    t: (id, ...[values]) => i18n._(id, values),
  };
}
