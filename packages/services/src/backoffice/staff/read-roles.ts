import { listRoles, type CountedRole } from '@candor/store/staff';
import type { ReadTx } from '@candor/store/database';

/** Every role with what it may do and how many people have it. */
export function readRoles(tx: ReadTx): Promise<readonly CountedRole[]> {
  return listRoles(tx);
}
