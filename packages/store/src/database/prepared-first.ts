/**
 * The name of a statement for a page of a list. A first page is asked for again and again: its statement is
 * prepared. Where a list goes on, the best plan depends on the place: without a name it is planned with it,
 * begins there, and does not walk to it from the beginning.
 */
export function preparedFirst<const Name extends string>(
  name: Name,
  place: unknown,
): { readonly name?: Name } {
  return place === null ? { name } : {};
}
