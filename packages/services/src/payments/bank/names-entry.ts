const id = /^([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
/** A shorter one may stand in a line's words by chance. */
const letters = 6;

/**
 * Whether a line's words have the reference of an entry: the last part of its key. Of an id of ours the bank
 * is given the first eight letters, and shows them: DISB 55F6F9CB.
 */
export function namesEntry(
  { narration, reference }: { readonly narration: string; readonly reference: string | null },
  naturalKey: string,
): boolean {
  const last = naturalKey.split(':').at(-1) ?? '';
  const name = (id.exec(last)?.[1] ?? last).toLowerCase();
  return name.length >= letters && `${narration} ${reference ?? ''}`.toLowerCase().includes(name);
}
