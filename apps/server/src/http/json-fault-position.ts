const white = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|\u007f|[\u0080-\u009f])*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/**
 * Where a text stops being JSON, or -1 if it is JSON. The engine's own message names a position for some
 * faults only and quotes the text for others; this runs after JSON.parse has failed, so its speed doesn't
 * matter. The text's nesting has been limited before.
 */
export function jsonFaultPosition(text: string): number {
  let at = 0;

  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found !== null;
  };
  const take = (character: string): boolean => {
    skip(white);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };

  const value = (): boolean => {
    if (take('{')) return take('}') || list(member, '}');
    if (take('[')) return take(']') || list(value, ']');
    return skip(scalar);
  };
  const member = (): boolean => {
    skip(white);
    return text[at] === '"' && skip(scalar) && take(':') && value();
  };
  const list = (element: () => boolean, end: string): boolean => {
    do {
      if (!element()) return false;
    } while (take(','));
    return take(end);
  };

  if (!value()) return at;
  skip(white);
  return at === text.length ? -1 : at;
}
