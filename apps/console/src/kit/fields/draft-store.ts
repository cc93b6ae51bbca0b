/** Where a tab keeps things until it is closed; null where the browser keeps nothing. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const prefix = 'console.drafts.';

/**
 * What was typed and not sent by the person who is logged in at this tab. It outlives Esc, another section, a
 * login in between and a reload, and goes when the tab is closed, at a logout, or when somebody else logs in:
 * it lies in the tab's own storage under the name of the person who typed it.
 */
export function createDraftStore(storage: () => Storage) {
  const drafts = new Map<string, string>();
  /** Names of drafts that this page alone holds: they are never written down. */
  const secret = new Set<string>();
  let who: string | undefined;
  /** A browser may refuse to keep anything: then it holds for this page. */
  const quietly = <Result>(act: (kept: NonNullable<Storage>) => Result): Result | undefined => {
    try {
      const kept = storage();
      return kept ? act(kept) : undefined;
    } catch {
      return undefined;
    }
  };
  const keep = () => {
    if (who === undefined) return;
    const name = prefix + who;
    const written = [...drafts].filter(([draft]) => !secret.has(draft));
    quietly((kept) =>
      written.length === 0 ? kept.removeItem(name) : kept.setItem(name, JSON.stringify(written)),
    );
  };
  const forget = () => {
    drafts.clear();
    secret.clear();
    keep();
  };
  return {
    isEmpty: () => drafts.size === 0,
    get: (name: string) => drafts.get(name),
    set(name: string, text: string, isSecret = false): void {
      if (isSecret) secret.add(name);
      drafts.set(name, text);
      keep();
    },
    delete(name: string): void {
      drafts.delete(name);
      keep();
    },
    /** A form is done with: its own draft and those of its parts, which have its name and one word more. */
    forget(name: string): void {
      for (const each of drafts.keys()) if (each === name || each.startsWith(`${name} `)) drafts.delete(each);
      keep();
    },
    /** Somebody is logged in: what they typed waits for them, and what another typed is gone. */
    open(staffId: string): void {
      if (who === staffId) return;
      if (who !== undefined) forget();
      who = staffId;
      const text = quietly((kept) => kept.getItem(prefix + staffId));
      for (const [name, draft] of readDrafts(text)) if (!drafts.has(name)) drafts.set(name, draft);
    },
    /** Nobody is here any more. */
    end(): void {
      forget();
      who = undefined;
    },
  };
}

/** What is no list of drafts is none: another release may have written it. */
function readDrafts(text: string | null | undefined): [string, string][] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.flatMap((each: unknown): [string, string][] => {
      const [name, draft] = Array.isArray(each) ? (each as unknown[]) : [];
      return typeof name === 'string' && typeof draft === 'string' ? [[name, draft]] : [];
    });
  } catch {
    return [];
  }
}

export const draftStore = createDraftStore(() =>
  typeof sessionStorage === 'undefined' ? null : sessionStorage,
);
