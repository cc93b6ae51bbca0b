export { queueDefinition } from './queue-definitions.ts';
export type { Taken } from './queue-holds.ts';
