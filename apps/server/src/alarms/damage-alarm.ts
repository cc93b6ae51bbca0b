import type { DamageAlarm } from '@candor/services/kernel/documents';
import { raiseAlarm } from './alarms.ts';

/** A document that is missing in the store, or changed there, is somebody's business whoever asked for it. */
export function damageAlarm(log: Parameters<typeof raiseAlarm>[0]): DamageAlarm {
  return ({ damage, storeKey }) => raiseAlarm(log, 'document-damaged', { about: damage, detail: storeKey });
}
