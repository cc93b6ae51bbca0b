import { type StaffRow } from '@candor/store/staff';
import {
  lockTries,
  saveTries,
  staffOfDevice,
  type StaffTries,
  type TriedDoor,
} from '@candor/store/staff-login';
import type { ReadTx, Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { network } from '../../kernel/rate-limits/network.ts';
import { tokenHash } from '../../customers/sessions/session-token.ts';
import { restAfter, strangersBeforeCode, triesKeptHours } from '../staff/staff-rules.ts';

/** Known or not, however it is written. */
export function emailIndex(seal: PersonSeal, email: string): Buffer {
  return seal.index('staff', 'email', email.toLowerCase());
}

/** From where somebody tries to come in. */
export type Doorstep = {
  readonly address: string;
  /** The token of the browser's device cookie; null: it has none. */
  readonly deviceToken: string | null;
};

/**
 * By which ways an e-mail is tried. Wrong tries are counted at each, so that those of a stranger rest the
 * stranger's way and leave the owner's open. `own`: the browser in which this person has logged in before, or
 * else the network. `strangers` and `second` are there for whoever comes from a browser that is not known:
 * all of them together, at the password and at the code.
 */
export type Doors = {
  readonly own: TriedDoor;
  readonly strangers: TriedDoor | null;
  readonly second: TriedDoor | null;
};

export async function doorsOf(
  tx: ReadTx,
  seal: PersonSeal,
  { email, staff, from, now }: { email: string; staff: StaffRow | undefined; from: Doorstep; now: Date },
): Promise<Doors> {
  const device = from.deviceToken === null ? null : tokenHash(from.deviceToken);
  const owners = device === null ? [] : await staffOfDevice(tx, device, now);
  const door = (...what: [string, string]) => ({
    emailIndex: emailIndex(seal, email),
    door: seal.index('staff-door', ...what),
  });
  if (device !== null && staff && owners.includes(staff.id))
    return { own: door('device', device.toString('hex')), strangers: null, second: null };
  return {
    own: door('network', network(from.address)),
    strangers: door('strangers', 'password'),
    second: door('strangers', 'code'),
  };
}

/**
 * For whoever is logged in and says their password once more: a thief of the session guesses here, and rests
 * nobody's login.
 */
export function ownDoor(seal: PersonSeal, email: string): TriedDoor {
  return { emailIndex: emailIndex(seal, email), door: seal.index('staff-door', 'session', '') };
}

const hourMs = 3_600_000;

/** 0, or for how many seconds this door rests. */
function secondsToRest({ lockedUntil }: StaffTries, now: Date): number {
  const ms = (lockedUntil?.getTime() ?? 0) - now.getTime();
  return ms > 0 ? Math.ceil(ms / 1_000) : 0;
}

const wrongUntilNow = ({ wrong, lastAt }: StaffTries, now: Date): number =>
  now.getTime() - lastAt.getTime() > triesKeptHours * hourMs ? 0 : wrong;

/**
 * Counts a try before it is judged, so that twenty at once are not twenty guesses: 0, or for how many seconds
 * nothing is judged. What turns out to be right is given back.
 *
 * Worked example: four wrong ones, then a fifth at 10:00:00 rests until 10:01:00; a sixth at 10:02 until
 * 10:04.
 */
export async function takeTry(tx: Tx, door: TriedDoor, now: Date): Promise<number> {
  const tries = await lockTries(tx, door, now);
  const wait = secondsToRest(tries, now);
  if (wait > 0) return wait;
  const wrong = wrongUntilNow(tries, now) + 1;
  const rest = restAfter(wrong);
  const lockedUntil = rest > 0 ? new Date(now.getTime() + rest * 1_000) : null;
  await saveTries(tx, door, { wrong, lastAt: now, lockedUntil });
  return 0;
}

/**
 * Counts a stranger's try at a password, wherever the stranger is. False: there were too many, and from now
 * on a stranger's password is judged together with a code alone, which nobody guesses. The door never rests,
 * so nobody is kept out by others' tries.
 */
export async function takeStrangersTry(tx: Tx, door: TriedDoor, now: Date): Promise<boolean> {
  const tries = await lockTries(tx, door, now);
  const before = wrongUntilNow(tries, now);
  if (before >= strangersBeforeCode) return false;
  const wrong = before + 1;
  const isLast = wrong >= strangersBeforeCode;
  const lockedUntil = isLast ? new Date(now.getTime() + triesKeptHours * hourMs) : null;
  await saveTries(tx, door, { wrong, lastAt: now, lockedUntil });
  return true;
}

/**
 * It was right: it is as if it had not been tried, and the rest that it began is over: nothing is judged
 * during another's, so there is none but its own. The wrong ones before it stay counted until the whole login
 * is done.
 */
export async function giveTryBack(tx: Tx, door: TriedDoor, now: Date): Promise<void> {
  const tries = await lockTries(tx, door, now);
  const wrong = Math.max(0, tries.wrong - 1);
  await saveTries(tx, door, { wrong, lastAt: tries.lastAt, lockedUntil: null });
}
