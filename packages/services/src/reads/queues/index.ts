export { type QueueItem, readQueueItems } from './queue-items.ts';
export { type CountedQueue, queuesFor, readStaffQueues } from './read-queues.ts';
export { readToday } from './read-today.ts';
export { handBack, isOthersItem, takeItem } from './take-item.ts';
export type { MoneyToday } from '@candor/store/queues';
