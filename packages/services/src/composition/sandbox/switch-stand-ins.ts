import {
  listReferredApplications,
  readStandIns,
  switchStandIn,
  type StandIns,
} from '@candor/store/decisions';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { standInDecides } from '../../lending/decisions/decide-by-table.ts';

/** Switches the stand-ins. One that begins to decide takes what waited for it. */
export const switchStandIns = ({
  standInSeconds,
}: Pick<LendingDeps, 'standInSeconds'>): Command<Partial<StandIns>, StandIns> => ({
  name: 'sandbox.switch-stand-ins',
  subject: () => 'sandbox',
  async decide(tx, wanted, { now }) {
    const before = await readStandIns(tx);
    for (const name of ['decides', 'paysOut'] as const) {
      const isOn = wanted[name];
      if (isOn !== undefined) await switchStandIn(tx, name, isOn);
    }
    const after = await readStandIns(tx);
    const waiting = after.decides && !before.decides ? await listReferredApplications(tx, null) : [];
    return {
      output: after,
      facts: after,
      outbox: waiting.map(({ orderId }) => standInDecides(orderId, standInSeconds, now)),
    };
  },
});
