/**
 * What the scripts need to know of the page they take over, carried by an attribute of the page's root: the
 * CSP allows no inline script, and React escapes an attribute, where a block of JSON would have to be made
 * safe by hand.
 */
export function readPageData<T>(): { readonly root: HTMLElement; readonly data: T } {
  const root = document.querySelector<HTMLElement>('[data-page]');
  const text = root?.dataset['page'];
  if (!root || text === undefined)
    throw new Error('The page carries no data: it was not written by the server.');
  return { root, data: JSON.parse(text) as T };
}
