/**
 * What the page's entry in the browser's history remembers: it outlasts a reload, and no other tab sees it.
 */
type Memory = Pick<History, 'state' | 'replaceState'>;

type Attempt = { readonly body: string; readonly key: string };

/**
 * The keys under which the server does a thing once. A body keeps its key over retries, a lost answer and a
 * reload; another body, or the same one after a final answer, gets a new one. The body itself, with its code,
 * is not remembered.
 *   sign 8,000 → key A, answer lost → A → signed · sign 8,000, code wrong → A is spent → the next try has B
 */
export function createAttemptKeys(memory: Memory, call: string, newKey = randomKey) {
  const attempts = (): Readonly<Record<string, Attempt>> =>
    (memory.state as { attempts?: Record<string, Attempt> } | null)?.attempts ?? {};
  const remember = (next: Readonly<Record<string, Attempt>>) =>
    memory.replaceState({ ...(memory.state as object | null), attempts: next }, '');
  return {
    keyFor(request: unknown): string {
      const body = shortOf(JSON.stringify(request));
      const earlier = attempts()[call];
      if (earlier?.body === body) return earlier.key;
      const key = newKey();
      remember({ ...attempts(), [call]: { body, key } });
      return key;
    },
    spend(): void {
      const { [call]: _spent, ...others } = attempts();
      remember(others);
    },
  };
}

/**
 * Tells two bodies apart; two that it took for one would be refused by the server, not mixed up. FNV-1a over
 * two seeds.
 */
function shortOf(text: string): string {
  const hash = (seed: number) => {
    let value = seed;
    for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
    return (value >>> 0).toString(36);
  };
  return `${hash(0x81_1c_9d_c5)}${hash(text.length)}`;
}

/** Not `randomUUID`: a page that a phone opens over a plain network has none. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
