import { noteDeploymentMode, type Database, type DeploymentMode } from '@candor/store/database';
import { lease } from '@candor/services/kernel/commands';
import { SettingsFault } from './settings/read-settings.ts';

const whyNot = {
  production:
    'DATABASE_URL leads to a database that the sandbox filled: give production a database of its own',
  sandbox:
    "DATABASE_URL leads to production's database, and CANDOR_MODE is sandbox: set CANDOR_MODE=production, or give the sandbox a database of its own",
} as const satisfies Record<DeploymentMode, string>;

/**
 * A database belongs for good to the mode that first started on it: sandbox parts never serve real data, nor
 * the reverse.
 */
export async function refuseOtherMode(database: Database, mode: DeploymentMode): Promise<void> {
  const first = await lease(database, 'deployment.claim', (tx) => noteDeploymentMode(tx, mode));
  if (first !== mode) throw new SettingsFault([whyNot[mode]]);
}
