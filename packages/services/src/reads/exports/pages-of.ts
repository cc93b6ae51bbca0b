/** A page of a list as cells, and where the next one begins. */
export type CellPage = { readonly rows: readonly (readonly string[])[]; readonly next: string | null };

/** Page after page until there are no more, or one row more than may leave: nobody reads on for nothing. */
export async function allPages(
  most: number,
  read: (cursor: string | null) => Promise<CellPage>,
): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  let cursor: string | null = null;
  do {
    const page: CellPage = await read(cursor);
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null && rows.length <= most);
  return rows;
}
