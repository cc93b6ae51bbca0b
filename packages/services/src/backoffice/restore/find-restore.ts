import { beginRestoreHold, noteDatabaseIdentity } from '@candor/store/restore';
import type { Command } from '../../kernel/commands/command.ts';

/**
 * Looks whether the database is another than when it was last opened: restored from a dump, recovered to a
 * point in time, a promoted standby. Then nothing leaves until every channel was asked what it has (see
 * `settleRestore`).
 */
export const findRestore: Command<null, { readonly isHeld: boolean }> = {
  name: 'restore.find',
  subject: () => 'restore',
  async decide(tx, _input, { now }) {
    if (!(await noteDatabaseIdentity(tx))) return { output: { isHeld: false } };
    const hold = await beginRestoreHold(tx, 'found', now);
    return { output: { isHeld: true }, facts: { hold: String(hold ?? 'open already') } };
  },
};

/** An operator copied files back, which nothing in the database shows. */
export const declareRestore: Command<null, null, 'restore_is_held_already'> = {
  name: 'restore.declare',
  subject: () => 'restore',
  async decide(tx, _input, { now }) {
    await noteDatabaseIdentity(tx);
    const hold = await beginRestoreHold(tx, 'declared', now);
    if (hold === undefined) return { refused: 'restore_is_held_already' };
    return { output: null, facts: { hold: String(hold) } };
  },
};
