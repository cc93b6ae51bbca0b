const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,3})$/u;

/**
 * What a bank's file calls one attempt of a payout, and gives back: of one payout the first may fail and the
 * second be paid.
 *   7f3c…-…/2 is the second attempt of 7f3c…-…
 */
export function attemptName(payoutId: string, attempt: number): string {
  return `${payoutId}/${attempt}`;
}

export function readAttemptName(
  text: string,
): { readonly payoutId: string; readonly attempt: number } | undefined {
  const [, payoutId, attempt] = form.exec(text.toLowerCase()) ?? [];
  return payoutId === undefined ? undefined : { payoutId, attempt: Number(attempt) };
}
