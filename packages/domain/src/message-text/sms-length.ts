/** One unit each in the alphabet of GSM 03.38. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Written with an escape before them: two units, which one part holds or the next. */
const extended = new Set('\f^{}\\[~]|€');

export type SmsEncoding = 'gsm' | 'unicode';

/** What fits an SMS that is sent whole, and one part of several: the header of a part takes its room. */
const smsRoom = {
  gsm: { alone: 160, aPart: 153 },
  unicode: { alone: 70, aPart: 67 },
} as const satisfies Readonly<Record<SmsEncoding, { readonly alone: number; readonly aPart: number }>>;

export type SmsLength = {
  readonly encoding: SmsEncoding;
  readonly units: number;
  /** How many the network may put into as many parts as it takes. */
  readonly room: number;
  /** How many of them are in each part. */
  readonly parts: readonly number[];
};

/**
 * What a network charges for a text: by 160 characters of its own alphabet, where ^ { } [ ] ~ \ | and € take
 * two, or by 70 of Unicode, where an emoji takes two. One character outside the alphabet makes the whole text
 * Unicode. What takes two units is never cut: it begins the next part.
 *   160 × "a": 1 part; 161 × "a": 153 and 8. "₱" and 70 × "a": 67 and 4.
 */
export function smsLength(text: string): SmsLength {
  const characters = [...text];
  const encoding = characters.every((each) => basic.has(each) || extended.has(each)) ? 'gsm' : 'unicode';
  const sizes = characters.map((each) => (encoding === 'unicode' ? each.length : extended.has(each) ? 2 : 1));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, aPart } = smsRoom[encoding];
  if (units <= alone) return { encoding, units, room: alone, parts: [units] };
  const parts: number[] = [];
  let filled = 0;
  for (const size of sizes) {
    if (filled + size > aPart) {
      parts.push(filled);
      filled = 0;
    }
    filled += size;
  }
  parts.push(filled);
  return { encoding, units, room: aPart * parts.length, parts };
}

/** The characters of a text that no network's own alphabet has, each once. */
export function outsideGsm(text: string): string[] {
  return [...new Set(text)].filter((each) => !basic.has(each) && !extended.has(each));
}
