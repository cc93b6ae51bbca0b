const plain = new Intl.NumberFormat('en');

/** 54 · 4,825 · "10,000 or more" where not all were counted; nothing while it is read. */
export function countWords(
  read: { readonly count: number; readonly isMore: boolean } | undefined,
): string | null {
  if (!read) return null;
  return read.isMore ? `${plain.format(read.count)} or more` : plain.format(read.count);
}
