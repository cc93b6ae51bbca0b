type Code = { readonly fee: bigint };

/**
 * What whoever pays hands over: the amount and what the channel takes on top, which is no money of the
 * lender's.
 */
export function payerPays(
  amount: bigint,
  code: Code | undefined,
): { readonly fee: bigint; readonly toPay: bigint } {
  const fee = code?.fee ?? 0n;
  return { fee, toPay: amount + fee };
}
