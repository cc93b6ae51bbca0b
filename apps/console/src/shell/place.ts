/**
 * Where somebody is: a section, the one thing that is open in it, and what is filtered, selected and in
 * sight.
 */
export type Place = {
  readonly section: string;
  readonly id: string | null;
  readonly query: Readonly<Record<string, string>>;
};

export const placeOf = (section: string, id: string | null, query: Place['query'] = {}): Place => ({
  section,
  id,
  query,
});

/**
 * /console/loans/L-20619?tab=ledger → { section: 'loans', id: 'L-20619', query: { tab: 'ledger' } }; the
 * console's own address is the section ''. What lies deeper is no address of ours: the section alone is read.
 */
export function readPlace(base: string, pathname: string, search: string): Place {
  const [section = '', id = null] = pathname
    .slice(base.length)
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  return { section, id, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** An address that somebody typed may hold anything, also half a character. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What is empty is not in the address: a filter that filters nothing makes no second address of one page. */
export function writePlace(base: string, { section, id, query }: Place): string {
  const path = [base, ...[section, id ?? ''].filter((part) => part !== '').map(encodeURIComponent)].join('/');
  const kept = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(kept).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The same place with some of its query changed. */
export function withQuery(place: Place, changes: Readonly<Record<string, string>>): Place {
  return { ...place, query: { ...place.query, ...changes } };
}
