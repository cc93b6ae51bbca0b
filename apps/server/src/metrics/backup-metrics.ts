import { statSync } from 'node:fs';
import { Gauge, type Registry } from 'prom-client';

/** How old the last backup is, where a setting names the file that it touches; endless without that file. */
export function addBackupMetrics(registry: Registry, stamp: string): void {
  const age = new Gauge({
    name: 'candor_backup_age_seconds',
    help: 'Time since the backup touched BACKUP_STAMP, where that is set.',
    registers: [registry],
    collect() {
      this.reset();
      this.remove();
      if (stamp === '') return;
      const found = statSync(stamp, { throwIfNoEntry: false });
      this.set(found ? Math.round((Date.now() - found.mtimeMs) / 1_000) : Infinity);
    },
  });
  void age;
}
