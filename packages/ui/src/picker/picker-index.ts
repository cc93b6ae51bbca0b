export type PickerItem = {
  readonly id: string;
  readonly name: string;
  /** Tells two of the same name apart, and is searched too: the province of a city. */
  readonly detail?: string;
  /** What else it is called: it is found by these too, and they are not shown. */
  readonly also?: readonly string[];
};

export type PickerGroup = { readonly letter: string; readonly items: readonly PickerItem[] };

type Entry = {
  readonly item: PickerItem;
  readonly name: string;
  readonly detail: string;
  readonly also: readonly string[];
};

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
    .map((item) => ({
      item,
      name: plainLetters(item.name),
      detail: plainLetters(item.detail ?? ''),
      also: (item.also ?? []).map(plainLetters),
    }))
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
 * What begins with the query comes first, then a word that does, then what merely holds it; each with what
 * most people choose before the list's order. Where nothing is found, what is one slip of the finger away.
 */
export function searchItems({ entries, common }: PickerIndex, query: string): readonly PickerItem[] {
  const wanted = plainLetters(query);
  const found = inRanks(entries, common, (entry) => rankOf(entry, wanted));
  if (found.length > 0 || wanted.length < 4) return found;
  return inRanks(entries, common, ({ name, also }) =>
    [name, ...also].some((each) => beginsNearly(each, wanted)) ? 0 : undefined,
  );
}

function inRanks(
  entries: readonly Entry[],
  common: readonly PickerItem[],
  rank: (entry: Entry) => number | undefined,
): readonly PickerItem[] {
  const ranked: PickerItem[][] = [[], [], []];
  for (const entry of entries) ranked[rank(entry) ?? -1]?.push(entry.item);
  const place = (item: PickerItem) => (common.includes(item) ? common.indexOf(item) : common.length);
  return ranked.flatMap((items) => items.toSorted((one, other) => place(one) - place(other)));
}

function rankOf({ name, detail, also }: Entry, wanted: string): number | undefined {
  if (name.startsWith(wanted) || also.some((each) => each.startsWith(wanted))) return 0;
  const both = `${name} ${detail}`;
  if (both.includes(` ${wanted}`)) return 1;
  return both.includes(wanted) ? 2 : undefined;
}

/** Whether a name begins as it was typed but for one letter: another, one more, one less, or two swapped. */
export function beginsNearly(name: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && name[same] === typed[same]) same += 1;
  const [is, was] = [name.slice(same), typed.slice(same)];
  return (
    is.slice(1).startsWith(was.slice(1)) ||
    is.startsWith(was.slice(1)) ||
    is.slice(1).startsWith(was) ||
    is.startsWith(`${was[1] ?? ''}${was[0] ?? ''}${was.slice(2)}`)
  );
}
