import { consoleQueueHandBack } from './queue-hand-back.ts';
import { consoleQueueTake } from './queue-take.ts';
import { consoleQueue } from './queue.ts';
import { consoleQueues } from './queues.ts';
import { consoleToday } from './today.ts';

export const consoleQueueCalls = [
  consoleToday,
  consoleQueues,
  consoleQueue,
  consoleQueueTake,
  consoleQueueHandBack,
] as const;
