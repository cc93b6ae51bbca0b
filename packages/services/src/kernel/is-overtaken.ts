/**
 * Whether a later version of the same page is kept already: then the one that arrives was overtaken on its
 * way.
 *   2f1c7a80-3 arrives where 2f1c7a80-4 is kept → yes · where another page's is kept, or one without a mark →
 *     no
 */
export function isOvertaken(arriving: string | null, kept: string | null): boolean {
  if (arriving === null || kept === null) return false;
  const [page, version] = arriving.split('-');
  const [keptPage, keptVersion] = kept.split('-');
  return page === keptPage && Number(version) < Number(keptVersion);
}
