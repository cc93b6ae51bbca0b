/** A document without what it quotes as it is: commands, settings, other people's licences. */
export const withoutBlocks = (text: string): string => text.replaceAll(/^(`{3,})[\s\S]*?^\1/gmu, '');

/** The headings of a document, as links name them: `## The book’s *two* parts` → `the-books-two-parts`. */
export function headingsOf(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/^#{1,6} +(.+)$/gmu)].map(([, title = '']) =>
    title
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/gu, '-'),
  );
}
