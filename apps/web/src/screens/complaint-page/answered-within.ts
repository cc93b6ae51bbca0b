import type { Said } from './complaint.ts';

const HOUR_MS = 3_600_000;

export type Within = { readonly unit: 'hour' | 'day'; readonly count: number };

/**
 * How long the last answer took, rounded up: asked at 09:12 and answered at 12:05 is within 3 hours. Counted
 * from the first thing that was said since the answer before, so that a complaint that was opened again
 * starts anew. From two days on it is told in days.
 */
export function answeredWithin(messages: readonly Pick<Said, 'isFromMe' | 'at'>[]): Within | undefined {
  const last = messages.findLastIndex(({ isFromMe }) => !isFromMe);
  const before = messages.slice(0, Math.max(0, last)).findLastIndex(({ isFromMe }) => !isFromMe);
  const [asked, answer] = [messages[before + 1], messages[last]];
  if (!asked || !answer || asked === answer) return undefined;
  const hours = Math.max(1, Math.ceil((Date.parse(answer.at) - Date.parse(asked.at)) / HOUR_MS));
  return hours < 48 ? { unit: 'hour', count: hours } : { unit: 'day', count: Math.ceil(hours / 24) };
}
