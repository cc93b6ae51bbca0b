import type { DeviceFacts } from '@candor/services/customers/messages';

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

/**
 * Which browser on which system, as far as a caller says so. No version, no model; `deviceWords` puts it into
 * words.
 */
export function deviceFacts(userAgent: string | undefined): DeviceFacts {
  const find = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
