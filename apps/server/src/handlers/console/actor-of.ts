import type { Actor } from '@candor/services/kernel/commands';
import type { StaffContext } from '../../http/handler.ts';

/** Under whose name something is done: a person's, or that of the key that a program came with. */
export function actorOf({ key, staffId }: Pick<StaffContext, 'key' | 'staffId'>): Actor {
  return key ? { kind: 'key', id: key.id } : { kind: 'staff', id: staffId };
}
