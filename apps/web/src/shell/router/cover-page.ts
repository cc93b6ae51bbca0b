type Entry = { readonly isUnder?: boolean; readonly isOver?: boolean };

/** How to close what lies over the page, the uppermost last. */
const covers: (() => void)[] = [];

/**
 * Something opens over the page. From then on the page has a second entry in the history, and is at the upper
 * one: back comes to the lower one and is caught there. All that the page remembers goes on in the upper one,
 * also when what was over it is closed.
 */
export function coverPage(close: () => void): () => void {
  covers.push(close);
  const entry = (history.state ?? {}) as Entry;
  if (!entry.isOver) {
    history.replaceState({ ...entry, isUnder: true }, '');
    history.pushState({ ...entry, isOver: true }, '');
  }
  return () => void covers.splice(covers.indexOf(close), 1);
}

/**
 * Back has come to the lower entry: it closes what is over the page, which then is where it was; with nothing
 * to close it goes on.
 */
export function stepUnder(): boolean {
  if (!(history.state as Entry | null)?.isUnder) return false;
  const close = covers.at(-1);
  if (close) history.forward();
  else history.back();
  close?.();
  return true;
}

/** Back to the page before, past the lower entry: what is over the page goes with it. */
export function leavePage(): void {
  history.go((history.state as Entry | null)?.isOver ? -2 : -1);
}
