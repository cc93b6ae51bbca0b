export {
  type OutboxTask,
  type TaskState,
  countOutboxTasks,
  listOutboxTasks,
  lockOutboxTask,
  tryOutboxAgain,
} from './outbox-tasks.ts';
export {
  type OutboxLane,
  type OutboxRow,
  appendOutbox,
  claimOutbox,
  deleteDoneOutboxBefore,
  markOutboxDone,
  markOutboxFailed,
} from './outbox.ts';
export { type SentMessage, type SentPlace, listSentMessages } from './sent-messages.ts';
