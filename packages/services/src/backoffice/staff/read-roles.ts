import { listRoles, type CountedRole } from '@candor/store/staff';
import type { Database } from '@candor/store/database';

/** Every role with what it may do and how many people have it. */
export function readRoles(database: Database): Promise<readonly CountedRole[]> {
  return database.read((tx) => listRoles(tx));
}
