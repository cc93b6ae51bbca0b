export {
  type MessageChoice,
  deleteMessageChoices,
  listMessageChoices,
  saveMessageChoice,
} from './message-choices.ts';
export { countMessage, messagesSentOn, uncountMessage } from './message-counts.ts';
export {
  type Inbox,
  type MessageChannel,
  type MessageRow,
  type SentWords,
  claimUnsentMessage,
  countUnread,
  deleteMessages,
  deleteStrayMessagesBefore,
  insertMessage,
  listInbox,
  listMessagesTo,
  listUnsentOf,
  lockMessage,
  markMessageFailed,
  markMessageSent,
  markRead,
  releaseMessage,
} from './messages.ts';
export { type SandboxMessage, insertSandboxMessage, listSandboxMessages } from './sandbox-messages.ts';
