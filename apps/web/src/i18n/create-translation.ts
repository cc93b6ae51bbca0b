import { htmlLang } from '@candor/markets';
import type { Language } from '@candor/markets';
import { loadCatalogue, loadErrorCatalogue } from './load-catalogue.ts';
import type { Translate } from './message-id.ts';
import { type Messages, Speaker } from './speaker.ts';

export interface Translation {
  readonly speaker: Speaker;
  /** Loads the language's words and speaks it from then on. If they can't be loaded, the earlier language stays. */
  activate(language: Language): Promise<void>;
  /** Adds the words for refusals; a client's answer waits for them (see `session/explained.ts`). */
  explainErrors(): Promise<void>;
  readonly t: Translate;
}

/** Replaced by its value in a build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** One per page, not a global: a server that renders for two readers at once must not mix their languages. */
export function createTranslation(load = loadCatalogue): Translation {
  const speaker = new Speaker();
  let wanted: Language | undefined;
  const explained = new Set<Language>();
  return {
    speaker,
    async activate(language) {
      wanted = language;
      const messages = await compiled(load[language]());
      // A slow catalogue must not overrule the one that was asked for after it.
      if (wanted !== language) return;
      speaker.speak(language, messages);
      // A screen reader chooses its voice by it.
      if (typeof document !== 'undefined') document.documentElement.lang = htmlLang[language];
    },
    async explainErrors() {
      const language = wanted;
      if (language === undefined || explained.has(language)) return;
      const messages = await compiled(loadErrorCatalogue[language]());
      if (wanted === language) speaker.add(messages);
      explained.add(language);
    },
    t: (id, ...[values]) => speaker.say(id, values),
  };
}

/** A build has compiled them already; tests and the development server run on the plain text. */
export async function compiled(loading: Promise<Messages>): Promise<Messages> {
  const messages = await loading;
  if (process.env.NODE_ENV === 'production') return messages;
  const { compileMessage } = await import('./compile-message.ts');
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [
      id,
      typeof text === 'string' ? compileMessage(text) : text,
    ]),
  );
}
