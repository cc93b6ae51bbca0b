const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Whether a channel's word for a payment can be an id that we gave out. */
export function isPaymentId(text: string): boolean {
  return shape.test(text);
}
