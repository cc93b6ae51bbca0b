import type { Tx } from './database.ts';

export type DeploymentMode = 'sandbox' | 'production';

/** Notes the mode of the first start, and returns it at every later one. */
export async function noteDeploymentMode(tx: Tx, mode: DeploymentMode): Promise<DeploymentMode> {
  await tx.query({
    name: 'deployment-note',
    text: 'insert into deployment (mode) values ($1) on conflict (only_row) do nothing',
    values: [mode],
  });
  const found = await tx.query<{ mode: DeploymentMode }>({
    name: 'deployment-mode',
    text: 'select mode from deployment',
  });
  return found.rows[0]?.mode ?? mode;
}
