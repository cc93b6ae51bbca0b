import { randomKey } from '@candor/client';

/**
 * What the page's entry in the browser's history remembers: it outlasts a reload, and no other tab sees it.
 */
type Memory = Pick<History, 'state' | 'replaceState'>;

export type DraftMarks = {
  /** Marks another version of what is typed. The mark stays at the entry until it is cleared. */
  readonly leave: () => string;
  /** The server has this version, or nobody waits for it any more. */
  readonly clear: (mark: string) => void;
  /** What an earlier page left at this entry: it never heard that its last version was kept. */
  readonly left: () => string | undefined;
};

/**
 * The marks of the versions of a draft, without anything that was typed. A mark is left while somebody types
 * and not when the page is left: what a page writes into the history then is lost in Chromium.
 *   the 1st version → 5e0c…-1, sent and kept → cleared · the 2nd → 5e0c…-2, reloaded at once → the next page
 *     finds 5e0c…-2
 */
export function createDraftMarks(memory: Memory, page = randomKey()): DraftMarks {
  let version = 0;
  const entry = () => (memory.state ?? {}) as { readonly draftMark?: unknown };
  return {
    leave() {
      version += 1;
      const draftMark = `${page}-${version}`;
      memory.replaceState({ ...entry(), draftMark }, '');
      return draftMark;
    },
    clear(mark) {
      const { draftMark, ...others } = entry();
      // The borrower may have gone on to another entry, or have typed more.
      if (draftMark === mark) memory.replaceState(others, '');
    },
    left() {
      const { draftMark } = entry();
      // This page's own is in its memory anyway.
      return typeof draftMark === 'string' && !draftMark.startsWith(`${page}-`) ? draftMark : undefined;
    },
  };
}

let pageMarks: DraftMarks | undefined;

/** This page's own, in a browser: made when the first form is opened, because few pages have one. */
export function marksOfPage(): DraftMarks {
  pageMarks ??= createDraftMarks(history);
  return pageMarks;
}
