import { listRoles, type CountedRole, type ReadTx } from '@candor/store';

/** Every role with what it may do and how many people have it. */
export function readRoles(tx: ReadTx): Promise<readonly CountedRole[]> {
  return listRoles(tx);
}
