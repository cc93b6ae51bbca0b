type Words = { readonly [name: string]: string | undefined | Words };

export type PageDifference = { readonly what: string; readonly before: string; readonly after: string };

/** What differs, each with its name: `theme background`, #0b5d4b, #7a1f2b. */
export function changesBetween(before: Words, after: Words, above = ''): PageDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, next] = [before[name], after[name]];
    const what = `${above}${name}`;
    if (typeof old === 'object' || typeof next === 'object')
      return changesBetween((old ?? {}) as Words, (next ?? {}) as Words, `${what} `);
    return old === next ? [] : [{ what, before: old ?? '', after: next ?? '' }];
  });
}
