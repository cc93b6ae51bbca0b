import type { IdentityCodes, ReadDocument } from '../../identity-codes/identity-codes.ts';
import { dayIn, known, nameIn, wordedDay } from '../../identity-codes/read-parts.ts';
import { shapePattern } from '../../faults/shape-fault.ts';
import { documents } from '../documents.ts';

/** More than the largest square code holds. */
const LONGEST = 8_000;

/**
 * The code on the back of a PhilID and on the paper of an ePhilID: JSON that its issuer signed. The card says
 * `subject` with `fName`, the paper `sb` with `fn`. The place of birth, the sex and the fingers that stand
 * there too are nothing that a loan rests on: they are not read.
 */
function readPhilSys(text: string): ReadDocument | undefined {
  if (text.length > LONGEST) return undefined;
  const whole = objectIn(text);
  const holder = partOf(whole, 'subject') ?? partOf(whole, 'sb');
  if (!holder) return undefined;
  const says = (...names: string[]) =>
    names.map((name) => holder[name]).find((value) => typeof value === 'string') as string | undefined;
  const family = nameIn(says('lName', 'ln'));
  const suffix = nameIn(says('Suffix', 'sf'));
  const bare = (says('PCN') ?? '').replaceAll(/[\s-]/gu, '');
  const fields = known({
    documentNumber: shapePattern(documents.philsys.shapes).test(bare)
      ? bare.replaceAll(/(.{4})(?=.)/gu, '$1-')
      : undefined,
    givenName: nameIn(says('fName', 'fn')),
    familyName: family && suffix ? nameIn(`${family} ${suffix}`) : family,
    bornOn: dayOfBirth(says('DOB') ?? ''),
  });
  return Object.keys(fields).length === 0 ? undefined : { documentKind: 'philsys', fields, doubts: {} };
}

function dayOfBirth(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/](\d{2})[-/](\d{2})$/u.exec(text.trim()) ?? [];
  return dayIn(year, month, day) ?? wordedDay(text);
}

type Parts = Readonly<Record<string, unknown>>;

function objectIn(text: string): Parts | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const partOf = (whole: Parts | undefined, name: string) => asObject(whole?.[name]);

const asObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : undefined;

export const identityCodes = {
  law: 'Republic Act 11055, Philippine Identification System Act: the code on a PhilID is there to be read by whom its holder shows it to, and carries the PCN, never the PSN. Republic Act 10173, Data Privacy Act of 2012: of its back, with blood type and marital status, no picture is kept. Confirm with counsel.',
  carriers: {
    philsys: { by: 'code', side: 'back', isOnlyRead: true },
    passport: { by: 'zone', side: 'front' },
  },
  readCode: async (text) => readPhilSys(text),
  passportState: 'PHL',
} as const satisfies IdentityCodes;
