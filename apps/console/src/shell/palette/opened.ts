import type { Place } from '../place.ts';

/** Something that was open: where, and what it was called there. */
export type OpenedPlace = { readonly place: Place; readonly words: string };

const keptAtMost = 5;

/** Whose list it is: names of people are in it, and the next person at this desk is not shown them. */
let whose = '';
let opened: readonly OpenedPlace[] = [];

/** Lives as long as the page and lies in no storage. */
export function noteOpened(staffId: string, { section, id }: Place, words: string): void {
  if (staffId !== whose) opened = [];
  whose = staffId;
  if (id === null) return;
  const others = opened.filter(({ place }) => place.section !== section || place.id !== id);
  opened = [{ place: { section, id, query: {} }, words }, ...others].slice(0, keptAtMost);
}

export function openedBy(staffId: string): readonly OpenedPlace[] {
  return staffId === whose ? opened : [];
}
