import { network, permit, takeAll, type StaffParts } from '@candor/services';

/** 0, or for how many seconds nobody at this address may try to come in. */
export function waitFor({ database, seal, crowd, now }: StaffParts, address: string): Promise<number> {
  const permits = [
    permit(seal, 'staffLoginByAddress', network(address), crowd),
    permit(seal, 'staffLoginOverall', ''),
  ];
  return takeAll(database, permits, now());
}
