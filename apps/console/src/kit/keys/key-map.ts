/** The one stroke that commits. */
export const commitKey = 'Ctrl+Enter';

/** A key and what it does. Two with the same words stand together in the key bar: J K move. */
export type Binding = {
  /** `j`, `Shift+d`, `Ctrl+Enter`, or two strokes one after the other: `g t`. */
  readonly keys: string;
  /** What it does, in a word or two; without them it works and is listed nowhere. */
  readonly words?: string;
  readonly run: () => void;
  /** In the key bar too, and not only on the sheet that `?` opens. */
  readonly inBar?: boolean;
};

/** The app is asked last; a dialog is asked first, and hides all that is behind it. */
const ranks = { app: 0, part: 1, modal: 2 } as const;

/** The keys of one part of the page. Of two parts the one that was opened last is asked first. */
export type Layer = {
  readonly title: string;
  readonly bindings: readonly Binding[];
  readonly place?: keyof typeof ranks;
};

/** Works while somebody types: the one key that commits, the one that leaves. */
const worksInFields = (keys: string) => keys.startsWith('Ctrl+') || keys === 'Escape';

/**
 * What Esc does in a field. In a dialog where nothing was typed one press closes it, as the key bar says.
 * What was typed is never thrown away by a key that was meant for the field: then Esc leaves the field first.
 */
export const escapeMeans = (here: { readonly isInDialog: boolean; readonly wasTyped: boolean }) =>
  here.isInDialog && !here.wasTyped ? 'close' : 'leave the field';

/** Those that can be reached now, the topmost first. */
export function reachable(layers: readonly Layer[]): Layer[] {
  const rank = ({ place = 'part' }: Layer) => ranks[place];
  const fromTop = layers.toSorted((one, other) => rank(one) - rank(other)).toReversed();
  return fromTop[0]?.place === 'modal' ? fromTop.slice(0, 1) : fromTop;
}

export type Step = {
  readonly binding: Binding | undefined;
  /** The first half of two strokes, until the second comes. */
  readonly pending: string;
};

/**
 * What a stroke means:
 *   j → the topmost binding of j · g, then t → the binding of `g t` · g, then x → nothing, and g is forgotten
 * Letters mean nothing while a field has the focus.
 */
export function step(layers: readonly Layer[], pending: string, stroke: string, inField: boolean): Step {
  const bindings = reachable(layers).flatMap((layer) => layer.bindings);
  const typed = pending === '' ? stroke : `${pending} ${stroke}`;
  const binding = bindings.find(({ keys }) => keys === typed && (!inField || worksInFields(keys)));
  if (binding) return { binding, pending: '' };
  const begins = !inField && pending === '' && bindings.some(({ keys }) => keys.startsWith(`${stroke} `));
  return { binding: undefined, pending: begins ? stroke : '' };
}

/** For the key bar: the page's own first, the caps of those with the same words together. */
export function barOf(layers: readonly Layer[]): { readonly words: string; readonly keys: string[] }[] {
  const now = reachable(layers).toReversed();
  const isApp = ({ place }: Layer) => place === 'app';
  const shown = [...now.filter((layer) => !isApp(layer)), ...now.filter(isApp)]
    .flatMap(({ bindings }) => bindings)
    .filter(({ inBar, words }) => inBar && words);
  return [...Map.groupBy(shown, ({ words = '' }) => words)].map(([words, group]) => ({
    words,
    keys: runsOf([...new Set(group.map(({ keys }) => keys))]),
  }));
}

/** 1 2 3 4 → 1-4: eight digits would fill the bar. */
function runsOf(keys: string[]): string[] {
  const digits = keys.filter((key) => /^\d$/u.test(key));
  if (digits.length < 3) return keys;
  return [`${digits[0]}-${digits.at(-1)}`, ...keys.filter((key) => !/^\d$/u.test(key))];
}
