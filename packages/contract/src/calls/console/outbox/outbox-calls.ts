import { consoleOutboxRetry } from './outbox-retry.ts';
import { consoleOutboxTasks } from './outbox-tasks.ts';
import { consoleOutbox } from '../outbox.ts';

export const consoleOutboxCalls = [consoleOutbox, consoleOutboxTasks, consoleOutboxRetry] as const;
