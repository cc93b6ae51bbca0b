import type { QueueHold } from '@candor/store/queues';

/** Who does nothing with a thing for so long has it no longer. */
const idleMinutes = 30;

const idleMs = idleMinutes * 60_000;

export const idleSince = (now: Date) => new Date(now.getTime() - idleMs);

/** Who has a thing in hand; null: nobody. */
export type Taken = {
  readonly staffId: string;
  readonly name: string;
  readonly since: Date;
  /** It goes back to its queue then, unless they do something. */
  readonly returnsAt: Date;
} | null;

export function takenOf(hold: QueueHold | undefined): Taken {
  if (!hold) return null;
  const { staffId, name, since, lastStepAt } = hold;
  return { staffId, name, since, returnsAt: new Date(lastStepAt.getTime() + idleMs) };
}
