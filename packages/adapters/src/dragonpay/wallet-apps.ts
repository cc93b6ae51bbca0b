/**
 * By which address a wallet's app is opened on the phone, for those that Dragonpay gives no page of its own
 * for. `{amount}` and `{reference}` are put in where an app takes them. GCash and Maya have published no
 * address that takes them: these open the app alone, and the reference is copied from the page.
 */
const walletApps: Readonly<Record<string, string>> = {
  GCSH: 'gcash://',
  PYMY: 'paymaya://',
};

/** The address that opens the app of a processor with a payment; undefined where it has none. */
export function walletAppLink(
  procId: string,
  { amount, reference }: { readonly amount: string; readonly reference: string },
): string | undefined {
  return walletApps[procId]
    ?.replaceAll('{amount}', encodeURIComponent(amount))
    .replaceAll('{reference}', encodeURIComponent(reference));
}
