import {
  listReferredApplications,
  readSimulators,
  switchSimulator,
  type Simulators,
} from '@candor/store/decisions';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { simulatorDecides } from '../../lending/decisions/decide-by-table.ts';

/** Switches the stand-ins. One that begins to decide takes what waited for it. */
export const switchSimulators = ({
  standInSeconds,
}: Pick<LendingDeps, 'standInSeconds'>): Command<Partial<Simulators>, Simulators> => ({
  name: 'sandbox.switch-stand-ins',
  subject: () => 'sandbox',
  async decide(tx, wanted, { now }) {
    const before = await readSimulators(tx);
    for (const name of ['decides', 'paysOut'] as const) {
      const isOn = wanted[name];
      if (isOn !== undefined) await switchSimulator(tx, name, isOn);
    }
    const after = await readSimulators(tx);
    const waiting = after.decides && !before.decides ? await listReferredApplications(tx, null) : [];
    return {
      output: after,
      facts: after,
      outbox: waiting.map(({ orderId }) => simulatorDecides(orderId, standInSeconds, now)),
    };
  },
});
