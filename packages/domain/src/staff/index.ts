export type { Permission } from './permissions.ts';
export { permissions } from './permissions.ts';
export { isWithinLimit, leftOfLimit } from './within-limit.ts';
