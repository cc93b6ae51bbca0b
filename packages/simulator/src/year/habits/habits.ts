import { collect } from './collecting.ts';
import { complain } from './complaining.ts';
import { keepDesk } from './desk-habits.ts';
import type { HabitDay } from './habit-day.ts';
import { serve } from './serving.ts';

/** What the lender's people do on every day of the year beside lending: each through its own command. */
export async function live(day: HabitDay): Promise<void> {
  await collect(day);
  await serve(day);
  await complain(day);
  await keepDesk(day);
}
