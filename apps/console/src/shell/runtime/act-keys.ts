/** What the page's entry in the browser's history remembers: it outlasts a reload, and no other tab sees it. */
type Memory = Pick<History, 'state' | 'replaceState'>;

type Kept = Readonly<Record<string, { readonly body: string; readonly key: string }>>;

/**
 * The keys under which the server does a thing once. The same request keeps its key over a lost answer and a reload; another request, or the
 * same one after a final answer, gets a new one.
 *   waive 90.05 → key A, answer lost, page loaded again → A → waived · waive 50.00 → B
 */
export function createActKeys(memory: Memory, newKey: () => string = () => crypto.randomUUID()) {
  const kept = (): Kept => (memory.state as { acts?: Kept } | null)?.acts ?? {};
  const keep = (acts: Kept) => memory.replaceState({ ...(memory.state as object | null), acts }, '');
  return {
    keyFor(call: string, request: unknown): string {
      const body = markOf(JSON.stringify(request));
      const earlier = kept()[call];
      if (earlier?.body === body) return earlier.key;
      const key = newKey();
      keep({ ...kept(), [call]: { body, key } });
      return key;
    },
    spend(call: string): void {
      const { [call]: _spent, ...others } = kept();
      keep(others);
    },
  };
}

/** Tells two requests apart without keeping what they say: a password must not lie in the browser's history. */
function markOf(text: string): string {
  let mark = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01_00_01_93);
  return `${text.length}.${(mark >>> 0).toString(36)}`;
}
