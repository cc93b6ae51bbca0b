/** The alphabet of a text of 160 characters (3GPP TS 23.038), and what takes two places in it. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '\f^{}\\[~]|€';

/** How long a text may be alone, and each of its parts when there are several. */
const gsm = { alone: 160, inParts: 153 } as const;
const wide = { alone: 70, inParts: 67 } as const;

/**
 * In how many parts a network carries a text, which is what it is paid by: one character outside the alphabet
 * makes all of it wide. A character that takes two places is never cut in two.
 *   160 letters: 1. 161: 2. 71 characters of Hindi: 2.
 */
export function smsParts(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((each) => basic.includes(each) || extended.includes(each));
  const places = characters.map((each) => (isGsm ? (extended.includes(each) ? 2 : 1) : each.length));
  const { alone, inParts } = isGsm ? gsm : wide;
  if (places.reduce((sum, each) => sum + each, 0) <= alone) return 1;
  let [parts, filled] = [1, 0];
  for (const each of places) {
    if (filled + each > inParts) [parts, filled] = [parts + 1, 0];
    filled += each;
  }
  return parts;
}
