const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The payment that an address names; undefined where it names none. */
export function paymentIdIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get('paymentId') ?? '';
  return uuid.test(id) ? id : undefined;
}
