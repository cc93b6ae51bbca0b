import { useState } from 'react';

export type Selection = {
  readonly keys: ReadonlySet<string>;
  readonly has: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** All rows in sight, or none of them. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** Of the rows in sight: `some` draws a dash in the head's box. */
  readonly state: 'none' | 'some' | 'all';
};

/**
 * Which rows are selected. `about` is what the list shows, filters and sort together: another question begins
 * with nothing selected, because nobody acts on rows that they no longer see.
 */
export function useSelection(about: string, inSight: readonly string[]): Selection {
  const [kept, setKept] = useState<{ readonly about: string; readonly keys: ReadonlySet<string> }>({
    about,
    keys: new Set(),
  });
  const all = new Set(inSight);
  const keys = new Set(kept.about === about ? [...kept.keys].filter((key) => all.has(key)) : []);
  const become = (next: Iterable<string>) => setKept({ about, keys: new Set(next) });
  const isAll = inSight.length > 0 && keys.size === all.size;
  return {
    keys,
    has: (key) => keys.has(key),
    toggle: (key) => become(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]),
    toggleAll: () => become(isAll ? [] : inSight),
    clear: () => become([]),
    state: keys.size === 0 ? 'none' : isAll ? 'all' : 'some',
  };
}
