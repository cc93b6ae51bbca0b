export type PickerItem = {
  readonly id: string;
  readonly name: string;
  /** Tells two of the same name apart, and is searched too: the province of a city. */
  readonly detail?: string;
};

export type PickerGroup = { readonly letter: string; readonly items: readonly PickerItem[] };

type Entry = { readonly item: PickerItem; readonly name: string; readonly detail: string };

export type PickerIndex = {
  readonly entries: readonly Entry[];
  readonly groups: readonly PickerGroup[];
  /** What most people choose, offered before the letters; it stands under its letter too. */
  readonly common: readonly PickerItem[];
};

/** "Parañaque" is found as "paranaque", whatever keyboard it is typed on. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Sorted and grouped once for a list, so that a key press only filters. */
export function indexItems(items: readonly PickerItem[], commonIds: readonly string[] = []): PickerIndex {
  const entries = items
    .map((item) => ({ item, name: plainLetters(item.name), detail: plainLetters(item.detail ?? '') }))
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.detail, b.detail));
  const groups = new Map<string, PickerItem[]>();
  for (const { item, name } of entries) {
    const letter = (Array.from(name)[0] ?? '').toUpperCase();
    const group = groups.get(letter);
    if (group) group.push(item);
    else groups.set(letter, [item]);
  }
  const common = commonIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return { entries, common, groups: [...groups].map(([letter, found]) => ({ letter, items: found })) };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * What begins with the query comes first, then a word that does, then what merely holds it; each in the
 * list's order.
 */
export function searchItems({ entries }: PickerIndex, query: string): readonly PickerItem[] {
  const wanted = plainLetters(query);
  const ranked: PickerItem[][] = [[], [], []];
  for (const { item, name, detail } of entries) {
    const rank = rankOf(name, detail, wanted);
    if (rank !== undefined) ranked[rank]?.push(item);
  }
  return ranked.flat();
}

function rankOf(name: string, detail: string, wanted: string): number | undefined {
  if (name.startsWith(wanted)) return 0;
  const both = `${name} ${detail}`;
  if (both.includes(` ${wanted}`)) return 1;
  return both.includes(wanted) ? 2 : undefined;
}
