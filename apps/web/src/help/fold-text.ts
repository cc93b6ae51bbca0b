/**
 * What two ways of writing the same thing have in common: "Magkáno" and "magkano", "ｏｔｐ" and "OTP", one
 * letter and two of it ("pano" and "paano"), and in Hindi long and short vowels (किस्त, कीस्त), its three
 * sibilants (किश्त), and the signs that phones leave out or mix up (हाँ, हां).
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll(/([a-z])\1+/g, '$1')
    .replaceAll(/[ीूॉईऊशषँण]/g, (sign) => alike.get(sign) ?? sign)
    .normalize('NFC');
}

const alike: ReadonlyMap<string, string> = new Map([
  ['ी', 'ि'],
  ['ू', 'ु'],
  ['ॉ', 'ा'],
  ['ई', 'इ'],
  ['ऊ', 'उ'],
  ['श', 'स'],
  ['ष', 'स'],
  ['ँ', 'ं'],
  ['ण', 'न'],
]);
