import { htmlLang, type Language } from '@candor/markets';

/** A text, or its pieces: words, a value's name, or a value's name with the words for each of its plurals. */
export type Message = string | readonly Piece[];
type Piece = string | readonly [name: string] | readonly [name: string, kind: string, forms: Forms];
type Forms = Readonly<Record<string, string | readonly string[]>>;
export type Messages = Readonly<Record<string, Message>>;
type Values = Readonly<Record<string, string | number>>;

/**
 * Says a page's messages in one language, as `compile-catalogues.ts` made them: `{count, plural, one {# day} other {# days}}`
 * with 1 is "1 day". A message that is not there is said as its id.
 */
export class Speaker {
  language: Language = 'en';
  /** Grows with every change, so that whoever shows words knows when to show them anew. */
  version = 0;
  #messages: Messages = {};
  readonly #listeners = new Set<() => void>();

  speak(language: Language, messages: Messages): void {
    this.#messages = messages;
    this.language = language;
    this.#tell();
  }

  add(messages: Messages): void {
    this.#messages = { ...this.#messages, ...messages };
    this.#tell();
  }

  say(id: string, values: Values = {}): string {
    const message = this.#messages[id] ?? id;
    return typeof message === 'string'
      ? message
      : message.map((piece) => this.#piece(piece, values)).join('');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #piece(piece: Piece, values: Values): string {
    if (typeof piece === 'string') return piece;
    const [name, , forms] = piece;
    const value = values[name] ?? '';
    if (!forms) return String(value);
    const locale = htmlLang[this.language];
    const form = forms[value] ?? forms[new Intl.PluralRules(locale).select(Number(value))] ?? forms['other'];
    const number = new Intl.NumberFormat(locale).format(Number(value));
    return [form ?? '']
      .flat()
      .map((word) => (word === '#' ? number : word))
      .join('');
  }

  #tell(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
