import type { MessageGateway } from '@candor/services';
import { insertSandboxMessage, type Database, type SandboxMessage } from '@candor/store';
import { lease } from '@candor/services';

/** Shows a message instead of sending it: it is read on the sandbox's page. */
export function sandboxGateway(database: Database, channel: SandboxMessage['channel']): MessageGateway {
  return async ({ id, market, to, title, text }) => {
    await lease(database, 'sandbox.simulate', (tx) =>
      insertSandboxMessage(tx, { id, market, channel, sentTo: to, title, body: text }),
    );
    return 'taken';
  };
}
