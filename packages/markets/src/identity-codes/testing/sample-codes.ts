/** The code of a PhilID of nobody, in the shape that the card's issuer gives it. */
export function philSysCode(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    DateIssued: '12 May 2023',
    Issuer: 'PSA',
    subject: {
      Suffix: '',
      lName: 'REYES',
      fName: 'MARICEL SANTOS',
      mName: 'GARCIA',
      sex: 'Female',
      BF: '[1,6]',
      DOB: 'March 14, 1996',
      POB: 'City of Manila',
      PCN: '1234-5678-9012-3456',
      ...changes,
    },
    alg: 'EDDSA',
    signature: 'c2lnbmF0dXJlIG9mIG5vYm9keQ==',
  });
}

type Aadhaar = { readonly name?: string; readonly birth?: string; readonly version?: string };

/** The secure code of an Aadhaar of nobody, whose number would end with 2346. */
export async function secureAadhaarCode({
  name = 'Asha Verma',
  birth = '14-03-1996',
  version,
}: Aadhaar = {}) {
  const fields = [
    ...(version === undefined ? [] : [version]),
    '3',
    '234620260514093015123',
    name,
    birth,
    'F',
    'D/O Ramesh Verma',
    'Bengaluru Urban',
    '',
    '14',
    'MG Road',
    '560001',
    'Bangalore GPO',
    'Karnataka',
    'MG Road',
    'Bengaluru North',
    'Bengaluru',
  ];
  const words = fields.flatMap((field) => Array.from(Buffer.from(`${field}ÿ`, 'latin1')));
  // Picture and signature follow; here they are noise of about the real length.
  const rest = Array.from({ length: 600 }, (_, k) => (k * 7919) % 251);
  const bytes = new Blob([Uint8Array.from([...words, ...rest])]);
  const packed = bytes.stream().pipeThrough(new CompressionStream('gzip'));
  return decimalOf(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The number that these bytes are, as the code has it. */
export function decimalOf(bytes: Uint8Array): string {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`).toString(10);
}

/** The code of an Aadhaar letter of before 2018, with the whole number in it. */
export function olderAadhaarCode(birth = 'yob="1996" dob="14/03/1996"'): string {
  return `<?xml version="1.0" encoding="UTF-8"?> <PrintLetterBarcodeData uid="234123412346" name="Asha Verma" gender="F" ${birth} co="D/O Ramesh Verma" house="14" street="MG Road" dist="Bengaluru" state="Karnataka" pc="560001"/>`;
}

/** The two lines of a passport of nobody, with their check digits. */
export function passportZone(state: string, number: string, name = 'REYES<<MARICEL<SANTOS'): string {
  const fill = (text: string, length: number) => text.padEnd(length, '<').slice(0, length);
  const part = (text: string) => text + checkDigit(text);
  const inside = `${part(fill(number, 9))}${state}${part('960314')}F${part('340101')}${part(fill('', 14))}`;
  const checked = part(inside.slice(0, 10) + inside.slice(13, 20) + inside.slice(21));
  return `${fill(`P<${state}${name}`, 44)}\n${inside}${checked.slice(-1)}`;
}

function checkDigit(text: string): string {
  const value = (sign: string) => (sign === '<' ? 0 : Number.parseInt(sign, 36));
  return String([...text].reduce((sum, sign, k) => sum + value(sign) * ([7, 3, 1][k % 3] ?? 0), 0) % 10);
}
