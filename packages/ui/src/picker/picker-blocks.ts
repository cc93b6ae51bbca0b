import type { PickerGroup, PickerItem } from './picker-index.ts';

/** Some rows that are drawn together or not at all. */
export type PickerBlock = {
  readonly id: string;
  /** Where the block's first row stands in the whole list. */
  readonly start: number;
  /** Said above the block that begins a letter. */
  readonly letter?: string;
  readonly items: readonly PickerItem[];
};

/** Enough to fill a screen and a half; few enough to be drawn between two frames on a slow phone. */
const ROWS = 32;

export function blocksOf(groups: readonly PickerGroup[]): PickerBlock[] {
  const blocks: PickerBlock[] = [];
  let start = 0;
  for (const { letter, items } of groups) {
    for (let from = 0; from < items.length; from += ROWS) {
      const rows = items.slice(from, from + ROWS);
      blocks.push({ id: `${letter}${from}`, start, items: rows, ...(from === 0 && letter && { letter }) });
      start += rows.length;
    }
  }
  return blocks;
}
