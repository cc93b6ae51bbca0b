export {
  type OutboxTask,
  type TaskState,
  countOutboxTasks,
  listOutboxTasks,
  lockOutboxTask,
  tryOutboxAgain,
} from './outbox-tasks.ts';
export {
  type OutboxClaim,
  type OutboxLane,
  type OutboxRow,
  claimOutbox,
  deleteDoneOutboxBefore,
  lockOutboxClaim,
  markOutboxDone,
  markOutboxFailed,
  outboxDone,
  outboxMessages,
} from './outbox.ts';
export { type SentMessage, type SentPlace, listSentMessages } from './sent-messages.ts';
