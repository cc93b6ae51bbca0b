/**
 * Where a database is: one server or several, of which one takes writes.
 *   postgres://candor_app@a:5432,b:5432/candor?target_session_attrs=read-write
 *     → postgres://candor_app@a:5432/candor, postgres://candor_app@b:5432/candor; one that takes writes
 */
export type Address = {
  readonly urls: readonly [string, ...string[]];
  /** Whoever connects asks first whether the server takes writes, and goes on to the next if not. */
  readonly mustWrite: boolean;
};

const parts = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?]*)(?<after>.*)$/su;
const writable: ReadonlySet<string> = new Set(['read-write', 'primary']);

export function readAddress(text: string): Address {
  const { before = '', hosts = '', after = '' } = parts.exec(text)?.groups ?? {};
  if (before === '') throw new TypeError('Invalid URL');
  const [first, ...others] = hosts.split(',').map((host) => withoutWish(`${before}${host}${after}`));
  const wish = first?.wish ?? null;
  if (wish !== null && !writable.has(wish))
    throw new Error(
      `its target_session_attrs is ${wish}: this application writes, and takes read-write or primary`,
    );
  return {
    urls: [first?.url ?? text, ...others.map(({ url }) => url)],
    mustWrite: others.length > 0 || wish !== null,
  };
}

/** The driver does not know it. */
function withoutWish(text: string): { readonly url: string; readonly wish: string | null } {
  const url = new URL(text);
  const wish = url.searchParams.get('target_session_attrs');
  if (wish === null) return { url: text, wish };
  url.searchParams.delete('target_session_attrs');
  return { url: url.href, wish };
}
