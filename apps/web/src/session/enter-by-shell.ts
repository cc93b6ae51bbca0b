import type { Client } from '@candor/contract/client';

/**
 * A native shell opens a page with a code that is good once. It is turned into a session before anything else
 * is asked, so that the first screen is already its owner's. A code that is too old leads to the login, like
 * having none.
 */
export function enterByShell(client: Client, shellCode: string | undefined): Client {
  if (shellCode === undefined) return client;
  const entered = client.call('session.shell-exchange', { shellCode }).then(
    () => undefined,
    () => undefined,
  );
  return {
    call: async (...args) => entered.then(() => client.call(...args)),
    address: async (key) => entered.then(() => client.address(key)),
  };
}
