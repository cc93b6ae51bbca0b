import { network, permit, takeAll, tokenHash, type Doorstep, type StaffParts } from '@candor/services';
import { staffOfDevice } from '@candor/store';

/**
 * 0, or for how many seconds nobody may try to come in from there. A browser in which somebody has logged in before has a limit of its own: what
 * strangers at its network use up is not taken from it.
 */
export async function waitFor(
  { database, seal, crowd, now }: StaffParts,
  { address, deviceToken }: Doorstep,
): Promise<number> {
  const device = deviceToken === null ? null : tokenHash(deviceToken);
  const owners = device === null ? [] : await database.read((tx) => staffOfDevice(tx, device, now()));
  if (device !== null && owners.length > 0)
    return takeAll(database, [permit(seal, 'staffLoginByDevice', device.toString('hex'))], now());
  return takeAll(database, [permit(seal, 'staffLoginByAddress', network(address), crowd)], now());
}
