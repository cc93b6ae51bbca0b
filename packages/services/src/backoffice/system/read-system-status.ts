import { countWaiting, listRoots } from '@candor/store/chain';
import { databaseNow, type Database } from '@candor/store/database';
import {
  lastChainCheck,
  listAcknowledgedAlarms,
  listClockReadings,
  listOpenAlarms,
  sealerLag,
  type AcknowledgedAlarm,
  type OpenAlarm,
} from '@candor/store/system';
import type { MarketId } from '@candor/markets';
import { reasonAbout } from '../../kernel/commands/with-reason.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { alarmKinds, type AlarmKind } from './alarm-kinds.ts';
import { skewAtMostMs } from './note-clock.ts';

const isKind = (kind: string): kind is AlarmKind => (alarmKinds as readonly string[]).includes(kind);

/** How the system stands: what is wrong and nobody has looked at, the chain of the books, the clocks. */
export async function readSystemStatus(
  { database, seal }: { readonly database: Database; readonly seal: PersonSeal },
  offered: readonly MarketId[],
) {
  return database.read(async (tx) => {
    const now = await databaseNow(tx);
    const [check, waiting, since] = [await lastChainCheck(tx), await countWaiting(tx), await sealerLag(tx)];
    const roots = [];
    for (const market of offered) {
      const last = (await listRoots(tx, market)).at(-1);
      roots.push({ market, day: last?.day ?? null, entryNo: last ? String(last.entryNo) : null });
    }
    return {
      readAt: now.toISOString(),
      open: (await listOpenAlarms(tx)).flatMap(openAlarm),
      acknowledged: (await listAcknowledgedAlarms(tx)).flatMap((row) => acknowledgedAlarm(row, seal)),
      chain: {
        check: check
          ? {
              at: check.checkedAt.toISOString(),
              entries: Number(check.entries),
              acts: Number(check.acts),
              days: check.days === null ? null : Number(check.days),
              differences: Number(check.differences),
            }
          : null,
        waiting: Number(waiting.entries + waiting.acts),
        lagSeconds: since ? Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000)) : 0,
        roots,
      },
      clocks: (await listClockReadings(tx)).map(({ process, skewMs, readAt }) => ({
        process,
        skewMs: Number(skewMs),
        readAt: readAt.toISOString(),
        isOff: Math.abs(Number(skewMs)) > skewAtMostMs,
      })),
    };
  });
}

function openAlarm({ id, kind, about, detail, openedAt, lastSeenAt, count }: OpenAlarm) {
  // A row of an older release may name what this one no longer knows.
  if (!isKind(kind)) return [];
  return [
    {
      alarmId: id,
      kind,
      about,
      detail,
      openedAt: openedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      count: Number(count),
    },
  ];
}

function acknowledgedAlarm({ acknowledgedAt, by, sealed, ...row }: AcknowledgedAlarm, seal: PersonSeal) {
  const reason = sealed === null ? null : seal.open(sealed, reasonAbout(`alarm:${row.id}`));
  return openAlarm(row).map((alarm) =>
    Object.assign(alarm, { acknowledgedAt: acknowledgedAt.toISOString(), by, reason }),
  );
}
