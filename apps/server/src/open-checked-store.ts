import type { WireShelf } from '@candor/contract';
import { findRestore } from '@candor/services/backoffice/restore';
import { runCommand } from '@candor/services/kernel/commands';
import { readWireShelf } from './http/read-wire-shelf.ts';
import { openStore, type OpenStore } from './open-store.ts';
import { refuseOtherMode } from './refuse-other-mode.ts';
import { SettingsFault, type Settings } from './settings/read-settings.ts';
import { startFaults } from './start-faults.ts';
import { wireFaults } from './settings/wire-faults.ts';

/** Before an upgrade touches the database: whether this version has all that it speaks with. */
export async function refuseMissingWords({ WIRE_DIR }: Settings): Promise<void> {
  const faults = wireFaults(await readWireShelf(WIRE_DIR));
  if (faults.length > 0) throw new SettingsFault(faults);
}

/**
 * What the server and the worker both begin with: no sandbox part in production, no gateway without what it
 * needs, and a database of the same mode. What is refused leaves nothing open.
 */
export async function openCheckedStore(
  settings: Settings,
  say: (line: string) => void,
): Promise<{ readonly store: OpenStore; readonly wire: WireShelf }> {
  const wire = await readWireShelf(settings.WIRE_DIR);
  const faults = startFaults(settings, wire);
  if (faults.length > 0) throw new SettingsFault(faults);
  const store = await openStore(settings, say);
  try {
    await refuseOtherMode(store.database, settings.CANDOR_MODE);
    const actor = { kind: 'system', id: 'start' } as const;
    const found = await runCommand(store.database, findRestore, { input: null, actor });
    if (found.kind === 'done' && found.output.isHeld)
      say(
        'This database was restored or promoted since it was last opened: nothing leaves until every channel was asked what it has (docs/operations.md, “After a restore”).',
      );
  } catch (error) {
    await store.close();
    throw error;
  }
  return { store, wire };
}
