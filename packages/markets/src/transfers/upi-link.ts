import { amountText } from '@candor/domain/money';

export type UpiRequest = {
  /** The lender's address: name@bank. */
  readonly payee: string;
  readonly payeeName: string;
  /** Ours: the bank gives it back in the statement. */
  readonly reference: string;
  readonly note: string;
  readonly amount: bigint;
  /** What kind of business the payee is, if the bank gave a code for it. */
  readonly merchantCode: string | null;
};

/**
 * What opens a UPI app with everything filled in; the square code holds the same.
 *   ₹1,860.00 →
 *     upi://pay?pa=candor@okbank&pn=Candor%20Finance&tr=CPFWX93GGB9Q&tn=CL-FWX93-GGB9Q&am=1860.00&cu=INR
 * Every value is percent-encoded, a space as %20: apps do not read + as one. The @ of the address may stand
 * as it is, and some apps look for it.
 */
export function upiLink({ payee, payeeName, reference, note, amount, merchantCode }: UpiRequest): string {
  const values = [
    ['pa', payee],
    ['pn', payeeName],
    ['tr', reference],
    ['tn', note],
    ['am', amountText(amount)],
    ['cu', 'INR'],
    ...(merchantCode === null ? [] : [['mc', merchantCode] as const]),
  ] as const;
  return `upi://pay?${values.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`;
}

/** The address that a link pays to, for whoever types it into another phone; null where there is none. */
export function payeeOfUpiLink(link: string): string | null {
  const [start, query] = link.split('?');
  return start === 'upi://pay' ? new URLSearchParams(query).get('pa') : null;
}

/**
 * An iPhone opens `upi://` in whichever app it likes and offers no choice: there each app is opened under an
 * address of its own, with the same values. As their makers and the payment services have published them:
 * Google Pay for India, “iOS in-app payments”; Razorpay, “Supported UPI apps”; Juspay, which offers these
 * four. Android asks its owner, and needs none of them.
 */
const upiApps = [
  ['Google Pay', 'gpay://upi/pay'],
  ['PhonePe', 'phonepe://pay'],
  ['Paytm', 'paytmmp://pay'],
  ['BHIM', 'bhim://pay'],
] as const;

/** The same payment for each app: upi://pay?pa=candor@okbank&am=1860.00… → phonepe://pay?pa=candor@okbank… */
export function upiAppLinks(link: string): { readonly name: string; readonly link: string }[] {
  const [start, query] = link.split('?');
  if (start !== 'upi://pay' || query === undefined) return [];
  return upiApps.map(([name, address]) => ({ name, link: `${address}?${query}` }));
}

function encoded(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%40', '@')
    .replaceAll(/['()*!]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
