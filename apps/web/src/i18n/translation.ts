import { type Language, localeOf, type Translate as TranslateFrom } from '@candor/i18n';
import type { en as errors } from './errors/texts/en.ts';
import { loadTexts, type Say } from './load-texts.ts';
import type { en } from './texts/en.ts';

type English = typeof en & typeof errors;

export type MessageId = keyof English;

export type Translate = TranslateFrom<English>;

/** What every screen says. */
export const loadCatalogue = (language: Language): Promise<Say> =>
  loadTexts(import.meta.glob('./*', { base: './texts' }), language);

/** The words for refusals, which most readers never need: chunks of their own. */
const loadErrors = (language: Language) =>
  loadTexts(import.meta.glob('./*', { base: './errors/texts' }), language);

/**
 * Says what every screen says, in the language that was activated last. One for each page, not a global: a
 * server that renders for two readers at once must not mix their languages. A message that is not there is
 * said as its id.
 */
export class Translation {
  language: Language = 'en';
  /** Grows with every change, so that whoever shows words knows when to show them anew. */
  version = 0;
  readonly #load: typeof loadCatalogue;
  #wanted: Language | undefined;
  #say: Say | undefined;
  #sayError: Say | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(load = loadCatalogue) {
    this.#load = load;
  }

  /**
   * Loads the language's words and speaks it from then on. If they can't be loaded, the earlier language
   * stays.
   */
  readonly activate = async (language: Language): Promise<void> => {
    this.#wanted = language;
    const say = await this.#load(language);
    // A slow catalogue must not overrule the one that was asked for after it.
    if (this.#wanted !== language) return;
    this.#say = say;
    this.#sayError = undefined;
    this.language = language;
    this.#notify();
    // A screen reader chooses its voice by it.
    if (typeof document !== 'undefined') document.documentElement.lang = localeOf(language);
  };

  /** Adds the words for refusals; a client's answer waits for them (see `session/explained.ts`). */
  readonly explainErrors = async (): Promise<void> => {
    const language = this.#wanted;
    if (language === undefined || this.#sayError) return;
    const say = await loadErrors(language);
    if (this.#wanted !== language) return;
    this.#sayError = say;
    this.#notify();
  };

  readonly t: Translate = (id, ...[values]) => this.#say?.(id, values) ?? this.#sayError?.(id, values) ?? id;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
