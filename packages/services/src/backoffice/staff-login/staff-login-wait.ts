import { staffOfDevice } from '@candor/store/staff-login';
import { permit, takeAll } from '../../kernel/rate-limits/limits.ts';
import { network } from '../../kernel/rate-limits/network.ts';
import { tokenHash } from '../../customers/sessions/session-token.ts';
import type { Doorstep } from './count-tries.ts';
import type { StaffDeps } from '../staff/staff-deps.ts';

/**
 * 0, or for how many seconds nobody may try to log in from there. A browser in which somebody has logged in
 * before has a limit of its own: what strangers at its network use up is not taken from it.
 */
export async function staffLoginWait(
  { database, seal, crowd, now }: StaffDeps,
  { address, deviceToken }: Doorstep,
): Promise<number> {
  const device = deviceToken === null ? null : tokenHash(deviceToken);
  const owners = device === null ? [] : await database.read((tx) => staffOfDevice(tx, device, now()));
  if (device !== null && owners.length > 0)
    return takeAll(database, [permit(seal, 'staffLoginByDevice', device.toString('hex'))], now());
  return takeAll(database, [permit(seal, 'staffLoginByAddress', network(address), crowd)], now());
}
