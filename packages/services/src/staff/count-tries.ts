import { lockTries, saveTries, type StaffTries, type Tx } from '@candor/store';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import { restAfter, triesKeptHours } from './staff-rules.ts';

/** Known or not, however it is written. */
export function emailIndex(seal: PersonSeal, email: string): Buffer {
  return seal.index('staff', 'email', email.toLowerCase());
}

const hourMs = 3_600_000;

/** 0, or for how many seconds this account rests. */
function secondsToRest({ lockedUntil }: StaffTries, now: Date): number {
  const ms = (lockedUntil?.getTime() ?? 0) - now.getTime();
  return ms > 0 ? Math.ceil(ms / 1_000) : 0;
}

/**
 * Counts a try before it is judged, so that twenty at once are not twenty guesses: 0, or for how many seconds nothing is judged. What
 * turns out to be right is given back.
 *
 * Worked example: four wrong ones, then a fifth at 10:00:00 rests until 10:01:00; a sixth at 10:02 until 10:04.
 */
export async function takeTry(tx: Tx, index: Buffer, now: Date): Promise<number> {
  const tries = await lockTries(tx, index, now);
  const wait = secondsToRest(tries, now);
  if (wait > 0) return wait;
  const isOld = now.getTime() - tries.lastAt.getTime() > triesKeptHours * hourMs;
  const wrong = (isOld ? 0 : tries.wrong) + 1;
  const rest = restAfter(wrong);
  const lockedUntil = rest > 0 ? new Date(now.getTime() + rest * 1_000) : null;
  await saveTries(tx, index, { wrong, lastAt: now, lockedUntil });
  return 0;
}

/**
 * It was right: it is as if it had not been tried, and the rest that it began is over: nothing is judged during another's, so there is none
 * but its own. The wrong ones before it stay counted until the whole login is done.
 */
export async function giveTryBack(tx: Tx, index: Buffer, now: Date): Promise<void> {
  const tries = await lockTries(tx, index, now);
  const wrong = Math.max(0, tries.wrong - 1);
  await saveTries(tx, index, { wrong, lastAt: tries.lastAt, lockedUntil: null });
}
