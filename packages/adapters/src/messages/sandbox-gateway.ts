import type { MessageGateway } from '@candor/services/kernel/message-ports';
import { insertSandboxMessage, type SandboxMessage } from '@candor/store/messages';
import type { Database } from '@candor/store/database';
import { lease } from '@candor/services/kernel/commands';

/**
 * Shows a message instead of sending it: it is read on the sandbox's page, and said there to be delivered or
 * lost, by the id that it is shown under.
 */
export function sandboxGateway(database: Database, channel: SandboxMessage['channel']): MessageGateway {
  return async ({ id: messageId, reference, market, to, title, text, attachments = [] }) => {
    const id = reference ?? messageId;
    const files = attachments.map(({ fileName, bytes }) => ({ fileName, bytes: bytes.length }));
    await lease(database, 'sandbox.simulate', (tx) =>
      insertSandboxMessage(tx, { id, market, channel, sentTo: to, title, body: text, attachments: files }),
    );
    return 'taken';
  };
}
