const systems = [
  ['Android', /Android/u],
  ['iPhone', /iPhone/u],
  ['iPad', /iPad/u],
  ['Windows', /Windows/u],
  ['Mac', /Macintosh/u],
  ['Linux', /Linux/u],
] as const;

// In this order: each names itself beside those after it.
const browsers = [
  ['Edge', /Edg/u],
  ['Samsung Internet', /SamsungBrowser/u],
  ['Opera', /OPR/u],
  ['Firefox', /Firefox|FxiOS/u],
  ['Chrome', /Chrome|CriOS/u],
  ['Safari', /Safari/u],
] as const;

/** A device in as few words as tell a person which one it was: "Chrome on Android". No version, no model. */
export function deviceLabel(userAgent: string | undefined): string {
  const find = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another device';
}
