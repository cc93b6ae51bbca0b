export type { Permission } from './permissions.ts';
export { permissions } from './permissions.ts';
