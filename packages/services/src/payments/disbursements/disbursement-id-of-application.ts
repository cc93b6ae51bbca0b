import { createHash } from 'node:crypto';

/**
 * The one id that an order's payout ever has. It follows from the order, so that nobody has to remember
 * whether one was made: a worker that died and the one after it come to the same.
 */
export function disbursementIdOfApplication(orderId: string): string {
  const bytes = createHash('sha256').update(`payout of order ${orderId}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80; // version 8: made by a rule of one's own
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20, 32].map((end, n) => hex.slice([0, 8, 12, 16, 20][n], end)).join('-');
}
