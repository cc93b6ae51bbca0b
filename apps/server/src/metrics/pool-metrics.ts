import { Gauge, type Registry } from 'prom-client';
import type { Database } from '@candor/services/kernel';

/** Of this process: how many of its connections to the database are lent out, and who waits for one. */
export function addPoolMetrics(registry: Registry, use: Database['use']): void {
  const connections = new Gauge({
    name: 'candor_database_connections',
    help: 'Connections of this process to the database: lent out, idle, and how many it may open at most.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { lent, idle, most } = use();
      for (const [state, many] of Object.entries({ lent, idle, most })) this.set({ state }, many);
    },
  });
  const waiting = new Gauge({
    name: 'candor_database_waiting',
    help: 'What waits for one of these connections because all are lent out.',
    registers: [registry],
    collect() {
      this.set(use().waiting);
    },
  });
  void [connections, waiting];
}
