/**
 * String checks that forms may use; the public page uses none. Each reads its text once from left to right,
 * so a hostile input costs no more than a long one. `\d` is ASCII here: full-width or Arabic-Indic digits are
 * turned into ASCII by the input controls, not let through by a check. `$` is the very end: a trailing
 * newline fails.
 */

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(
  `^[\\w!#$%&'*+/=?^\`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^\`{|}~-]+)*@${LABEL}(?:\\.${LABEL})+$`,
);

/**
 * An address that mail can be sent to: at most 254 characters, 64 before the @, a dotted host name after it.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && EMAIL.test(text);
}

export function isLandline(text: string): boolean {
  return /^\d{7,8}$/.test(text);
}

/** Eleven digits that start with 1. A market's own mobile rule is in its profile. */
export function isMobile(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

/**
 * Unified ideographs and the zero 〇, which has no ideograph of its own; no punctuation, no radicals, no kana.
 */
export function isChinese(text: string): boolean {
  return /^[\p{Unified_Ideograph}〇]+$/u.test(text);
}

/**
 * http or https with a host. A user name in it is refused: `http://bank.example@evil.example` fools its
 * reader.
 */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

export function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text);
}

/** Digits with at most one point between digits: `12`, `12.50`, `-0.5`; not `.5`, `5.` or `1e3`. */
export function isDecimal(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/** Counts characters as PostgreSQL does, by code point: an emoji outside the basic plane is one, not two. */
export function hasLength(text: string, { min = 0, max }: { min?: number; max: number }): boolean {
  const length = [...text].length;
  return length >= min && length <= max;
}
