type Found = { readonly line: number; readonly what: string; readonly text: string };

/** What vendors' keys look like; what they begin with is why they begin so. */
const shapes: readonly (readonly [what: string, shape: RegExp])[] = [
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/gu],
  ['AWS key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/gu],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{22,})\b/gu],
  ['Slack token', /\bxox[abprs]-[A-Za-z0-9-]{20,}/gu],
  ['Stripe key', /\b[rs]k_live_[A-Za-z0-9]{20,}\b/gu],
  ['Google key', /\bAIza[\w-]{35}\b/gu],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/gu],
  ['signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/gu],
  ['password in an address', /\b[a-z][a-z+]*:\/\/[^\s:/@'"`$]+:[^\s@/'"`${}]{6,}@[a-z]/gu],
];

/** A string in quotes, or after `=`, without a space: of letters in both cases and of digits. */
const strings = /(?<=['"`=])[A-Za-z0-9+/_-]{32,}={0,2}(?=['"`\s]|$)/gmu;
/** Bits a letter. Words that somebody wrote have fewer, and bytes in base64 have more. */
const chance = 4.4;

/** What looks like a key, a token or a password, with its line. */
export function findSecrets(text: string): Found[] {
  const found: Found[] = [];
  const add = (what: string, at: number, match: string) =>
    found.push({ line: text.slice(0, at).split('\n').length, what, text: match });
  for (const [what, shape] of shapes)
    for (const match of text.matchAll(shape)) add(what, match.index, match[0]);
  for (const match of text.matchAll(strings))
    if (isByChance(match[0]) && !found.some((one) => one.text.includes(match[0])))
      add('string of chance', match.index, match[0]);
  return found;
}

/** No path, no row of an alphabet, no identifier: letters of both cases and digits without any order. */
function isByChance(text: string): boolean {
  if (!/[a-z]/u.test(text) || !/[A-Z]/u.test(text) || (text.match(/\d/gu) ?? []).length < 3) return false;
  if (text.includes('0123456789') || /[a-z]{9,}/u.test(text)) return false;
  return entropyOf(text) > chance;
}

function entropyOf(text: string): number {
  const counts = Map.groupBy(text, (letter) => letter);
  return [...counts.values()].reduce((sum, { length }) => {
    const share = length / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}
