/** A piece of a template: words, or a variable that is filled in when it is sent. */
export type TextPiece =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'variable'; readonly name: string };

const variable = /\{([a-zA-Z][\w-]*)\}/gu;

/** A template in pieces; undefined where a brace belongs to no variable: "{day", "{ day }". */
export function textPieces(text: string): readonly TextPiece[] | undefined {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(variable)) {
    if (found.index > from) pieces.push({ is: 'words', text: text.slice(from, found.index) });
    pieces.push({ is: 'variable', name: found[1] ?? '' });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ is: 'words', text: text.slice(from) });
  const isFit = pieces.every((piece) => piece.is === 'variable' || !/[{}]/u.test(piece.text));
  return isFit ? pieces : undefined;
}

/** The variables of a template, each once, in their order. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(variable)].map(([, name = '']) => name))];
}

/** The template with its values. A variable without one stays as it is written, so that it is seen. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(variable, (all, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : all,
  );
}
