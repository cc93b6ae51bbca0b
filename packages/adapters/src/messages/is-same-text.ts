import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes as long whatever is right about it. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}
