/** Small and without accents, letter for letter. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function holds(words: string, text: string): boolean {
  return text === '' || plain(words).includes(plain(text));
}

/** Where what was typed stands in some words, to be drawn blue; undefined where it does not. */
export function matchIn(words: string, text: string): readonly [number, number] | undefined {
  const folded = [...words].map((letter) => plain(letter).charAt(0) || letter).join('');
  const from = text === '' ? -1 : folded.indexOf(plain(text));
  return from < 0 ? undefined : [from, from + plain(text).length];
}
