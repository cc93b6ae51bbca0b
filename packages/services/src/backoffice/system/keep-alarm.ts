import type { Database } from '@candor/store/database';
import { countOpenAlarms, noteAlarm } from '@candor/store/system';
import { lease } from '../../kernel/commands/lease.ts';
import { alarmKinds, type AlarmKind } from './alarm-kinds.ts';

export type AlarmToKeep = {
  readonly kind: AlarmKind;
  readonly about: string;
  readonly detail: string;
  readonly times: number;
};

/** As much of a text as a row takes: what a vendor or a library says may be of any length. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** Opens the alarm's row, or counts it on the open one. */
export function keepAlarm(database: Database, { kind, about, detail, times }: AlarmToKeep): Promise<void> {
  return lease(database, 'alarm.note', (tx) =>
    noteAlarm(tx, { kind, about: cut(about, 200), detail: cut(detail, 500), times }),
  );
}

/** How many of each kind nobody has acknowledged, on all machines together. */
export async function openAlarmsByKind(database: Database): Promise<ReadonlyMap<AlarmKind, number>> {
  const counted = new Map<string, bigint>(
    (await database.read(countOpenAlarms)).map(({ kind, open }) => [kind, open]),
  );
  return new Map(alarmKinds.map((kind) => [kind, Number(counted.get(kind) ?? 0n)]));
}
