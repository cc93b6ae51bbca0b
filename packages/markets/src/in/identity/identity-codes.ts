import type { Doubt, IdentityCodes, ReadDocument, ReadField } from '../../identity-codes/identity-codes.ts';
import { dayIn, known, nameIn } from '../../identity-codes/read-parts.ts';
import { unzipAtMost } from '../../identity-codes/unzip-at-most.ts';

/** As many digits as the largest square code holds. */
const MOST_DIGITS = 7_089;
/** Unpacked, with picture and signature: real ones have less than 4 KB. */
const MOST_BYTES = 32_768;
/** More than the largest square code holds, for the codes of before 2018. */
const LONGEST = 8_000;

/**
 * The secure code of an Aadhaar: one decimal number, whose bytes are gzip, whose fields end with the byte
 * 255: a version on newer ones ("V2"), what is registered (0 to 3), the reference, name, day of birth, and
 * more that is not read. The reference begins with the last four digits of the Aadhaar number; the number
 * itself stands nowhere in it.
 */
async function readSecure(text: string): Promise<ReadDocument | undefined> {
  if (text.length > MOST_DIGITS || !/^\d{100,}$/u.test(text)) return undefined;
  const hex = BigInt(text).toString(16);
  const bytes = await unzipAtMost(bytesOf(hex.length % 2 === 0 ? hex : `0${hex}`), MOST_BYTES);
  if (!bytes) return undefined;
  const fields = fieldsOf(bytes, 6);
  if (/^V\d$/u.test(fields[0] ?? '')) fields.shift();
  const [registered = '', reference = '', name = '', birth = ''] = fields;
  if (!/^[0-3]$/u.test(registered) || !/^\d{21}$/u.test(reference)) return undefined;
  return holder({ name, birth, lastFour: reference.slice(0, 4) });
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, k) =>
    Number.parseInt(hex.slice(2 * k, 2 * k + 2), 16),
  );
}

/** The first fields, each up to the byte 255; Latin letters, as the authority writes them. */
function fieldsOf(bytes: Uint8Array<ArrayBuffer>, count: number): string[] {
  const fields: string[] = [];
  const letters = new TextDecoder('latin1');
  for (let from = 0; fields.length < count;) {
    const end = bytes.indexOf(255, from);
    if (end < 0) break;
    fields.push(letters.decode(bytes.subarray(from, end)));
    from = end + 1;
  }
  return fields;
}

/**
 * The code of before 2018: one element of XML. It has the whole number, of which nothing but the end leaves
 * this function.
 */
function readOlder(text: string): ReadDocument | undefined {
  if (text.length > LONGEST) return undefined;
  const [, inside] = /<PrintLetterBarcodeData\s([^<>]*)>/u.exec(text) ?? [];
  if (inside === undefined) return undefined;
  const says = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'u').exec(inside)?.[1] ?? '';
  const number = says('uid');
  return holder({
    name: says('name'),
    birth: says('dob') || says('yob'),
    lastFour: /^\d{12}$/u.test(number) ? number.slice(-4) : '',
  });
}

type Holder = { readonly name: string; readonly birth: string; readonly lastFour: string };

/** Here a name stands in one piece: its last word is most often the family's, and somebody has to look. */
function holder({ name, birth, lastFour }: Holder): ReadDocument | undefined {
  const whole = nameIn(name);
  const cut = whole?.lastIndexOf(' ') ?? -1;
  const [, day = '', month = '', year = ''] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/u.exec(birth) ?? [];
  const fields = known({
    givenName: cut < 0 ? whole : whole?.slice(0, cut),
    familyName: cut < 0 ? undefined : whole?.slice(cut + 1),
    bornOn: dayIn(year, month, day),
  });
  if (whole === undefined && fields.bornOn === undefined) return undefined;
  const doubts: Partial<Record<ReadField, Doubt>> = {
    ...(lastFour !== '' && { documentNumber: 'last-four' }),
    ...(cut >= 0 && { familyName: 'one-name' }),
    ...(/^\d{4}$/u.test(birth) && { bornOn: 'year-only' }),
  };
  return { documentKind: 'aadhaar', fields, doubts, ...(lastFour !== '' && { lastFour }) };
}

export const identityCodes = {
  law: 'Aadhaar Act, 2016, and the UIDAI’s rules on offline verification and masking: its holder may show the code; the number is not taken from it, and only the last four digits are kept of what is typed. The code of a PAN card is encrypted for its issuer and is left alone. Confirm with counsel.',
  carriers: {
    aadhaar: { by: 'code', side: 'back' },
    passport: { by: 'zone', side: 'front' },
  },
  readCode: async (text) => (await readSecure(text.trim())) ?? readOlder(text),
  passportState: 'IND',
} as const satisfies IdentityCodes;
