export { type QueueItem, queueItems } from './queue-items.ts';
export { readOffice } from './queue-office.ts';
export { type CountedQueue, queuesFor, readQueues, standOf } from './read-queues.ts';
export { readToday } from './read-today.ts';
export { handBack, isOthersItem, takeItem, takenBy } from './take-item.ts';
export type { MoneyToday } from '@candor/store/queues';
