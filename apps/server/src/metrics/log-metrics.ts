import { Counter, type Registry } from 'prom-client';
import { droppedLines } from '../make-log.ts';

/** Of this process: whether somebody reads what it says. */
export function addLogMetrics(registry: Registry): void {
  const lost = new Counter({
    name: 'candor_log_lines_dropped_total',
    help: 'Lines of the log that were lost because nobody read them.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  void lost;
}
