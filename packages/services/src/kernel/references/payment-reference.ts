import { applicationReference } from './application-reference.ts';

/**
 * What a payer writes on a transfer so that the money is known: made from the payment's id like the name of a
 * loan, without dashes, because banks drop them. 7f3a91c2-0b4d-… is CPFWX93GGB9Q.
 */
export function paymentReference(paymentId: string): string {
  return `CP${withoutDashes(applicationReference(paymentId)).slice(2)}`;
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const named = /(?=(C[PL][0-9A-HJKMNP-TV-Z]{10}))/gu;

export type NamedInText = { readonly payments: readonly string[]; readonly loans: readonly string[] };

/** The references that stand in what a bank wrote, however it put gaps into them. */
export function referencesIn(text: string): NamedInText {
  const plain = text.toUpperCase().replaceAll(/[^0-9A-Z]/gu, '');
  const found = [...new Set([...plain.matchAll(named)].map(([, name = '']) => name))];
  return {
    payments: found.filter((name) => name.startsWith('CP')),
    loans: found.filter((name) => name.startsWith('CL')),
  };
}

/** All ids that have this name lie between these two: twelve of an id's digits are in it. */
export function idsOfReference(name: string): { readonly from: string; readonly to: string } {
  let bits = 0n;
  for (const letter of name.slice(2)) bits = (bits << 5n) | BigInt(alphabet.indexOf(letter));
  const digits = (bits >> 2n).toString(16).padStart(12, '0');
  const start = `${digits.slice(0, 8)}-${digits.slice(8)}`;
  return { from: `${start}-0000-0000-000000000000`, to: `${start}-ffff-ffff-ffffffffffff` };
}

const begunAtLeast = 2;

/**
 * All ids whose name begins so, however it was typed: CL-8M1, cl8m1, and 8M1RG without its letters in front.
 * Undefined where it can be no beginning: too short, a letter that no name has, or letters alone, which are a
 * person's.
 */
export function idsOfBegunReference(
  typed: string,
): { readonly from: string; readonly to: string } | undefined {
  const plain = withoutDashes(typed.trim().toUpperCase());
  const isNamed = plain.startsWith('CL');
  const letters = isNamed ? plain.slice(2) : plain;
  const isLikely = isNamed
    ? letters.length >= begunAtLeast
    : letters.length > 3 && /\d/u.test(letters) && /[A-Z]/u.test(letters);
  // The last letter of ten has bits of a place further on: nine are enough to be among few.
  if (!isLikely || letters.length > 9 || [...letters].some((letter) => !alphabet.includes(letter)))
    return undefined;
  let bits = 0n;
  for (const letter of letters) bits = (bits << 5n) | BigInt(alphabet.indexOf(letter));
  const open = 48n - 5n * BigInt(letters.length);
  const digits = (from: bigint) => {
    const hex = from.toString(16).padStart(12, '0');
    return `${hex.slice(0, 8)}-${hex.slice(8)}`;
  };
  return {
    from: `${digits(bits << open)}-0000-0000-000000000000`,
    to: `${digits(((bits + 1n) << open) - 1n)}-ffff-ffff-ffffffffffff`,
  };
}

/** Whether an order is called that by its loan's name without dashes. */
export function isLoanNamed(orderId: string, name: string): boolean {
  return withoutDashes(applicationReference(orderId)) === name;
}

function withoutDashes(text: string): string {
  return text.replaceAll('-', '');
}
