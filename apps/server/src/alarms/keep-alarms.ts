import { keepAlarm } from '@candor/services/backoffice/system';
import type { Database } from '@candor/services/kernel';
import { onAlarm, type Alarm } from './alarms.ts';

type Log = { warn(facts: object, sentence: string): void };

const writeAtMostEveryMs = 1_000;
/** Of more kinds of trouble than this at once nobody needs the rest. */
const heldAtMost = 100;

/**
 * Writes every alarm that this process raises into its row. What comes by the hundred is counted here first:
 * the database is asked once a second, whatever happens. What can't be written is tried with the next.
 */
export function keepAlarms(database: Database, log: Log): { stop(): Promise<void> } {
  const held = new Map<string, { alarm: Alarm; times: number }>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const flush = async () => {
    for (const [key, { alarm, times }] of held) {
      held.delete(key);
      try {
        await keepAlarm(database, { ...alarm, times });
      } catch (error) {
        // Never an alarm of its own: it would be kept the same way.
        log.warn({ err: error, alarm: alarm.kind }, 'an alarm could not be written down; it is tried again');
        held.set(key, { alarm, times: times + (held.get(key)?.times ?? 0) });
        return;
      }
    }
  };
  const flushAndGoOn = async () => {
    await flush();
    if (held.size > 0) later();
  };
  const begin = () => {
    timer = undefined;
    writing = writing.then(flushAndGoOn);
  };
  const later = () => {
    timer ??= setTimeout(begin, writeAtMostEveryMs).unref();
  };
  const stopHearing = onAlarm((alarm) => {
    const key = `${alarm.kind} ${alarm.about}`;
    if (!held.has(key) && held.size >= heldAtMost) return;
    held.set(key, { alarm, times: 1 + (held.get(key)?.times ?? 0) });
    later();
  });
  return {
    async stop() {
      stopHearing();
      clearTimeout(timer);
      await writing;
      await flush();
      clearTimeout(timer);
    },
  };
}
