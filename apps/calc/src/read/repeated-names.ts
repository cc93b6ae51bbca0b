/** Where a name stands for the second time in one object: `interest.rate`, and in which request of a list. */
export type RepeatedName = { readonly request: number | null; readonly field: string };

type Open =
  | { readonly kind: 'object'; readonly path: string; readonly names: Set<string>; name: string | null }
  | { readonly kind: 'list'; readonly path: string; index: number };

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Of text that is JSON. Escapes count: "am\u006funt" is "amount".
 *   {"amount": "1", "fees": [{"name": "a", "name": "b"}]} → fees[0].name
 */
export function repeatedNames(text: string): RepeatedName[] {
  const open: Open[] = [];
  const found: RepeatedName[] = [];
  for (const [token] of text.matchAll(tokens)) {
    const inside = open.at(-1);
    if (token === '{') open.push({ kind: 'object', path: pathIn(inside), names: new Set(), name: null });
    else if (token === '[') open.push({ kind: 'list', path: pathIn(inside), index: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (inside?.kind === 'list') inside.index += token === ',' ? 1 : 0;
    else if (token === ',' && inside) inside.name = null;
    else if (inside && inside.name === null) {
      const name = JSON.parse(token) as string;
      inside.name = name;
      if (inside.names.has(name)) found.push({ request: requestOf(open), field: pathIn(inside) });
      inside.names.add(name);
    }
  }
  return found;
}

/** Of what comes next in it. The list of all requests has no path: which of them it is stands apart. */
function pathIn(inside: Open | undefined): string {
  if (!inside) return '';
  if (inside.kind === 'list') return inside.path === '' ? '' : `${inside.path}[${inside.index}]`;
  return inside.path === '' ? `${inside.name}` : `${inside.path}.${inside.name}`;
}

function requestOf([first]: readonly Open[]): number | null {
  return first?.kind === 'list' ? first.index : null;
}
