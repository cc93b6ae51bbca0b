import { type Client, ProblemError } from '@candor/contract/client';

/**
 * The same client; a refusal comes when there are words for it. If they can't be loaded it comes all the
 * same.
 */
export function explained(client: Client, explain: () => Promise<void>): Client {
  return {
    ...client,
    call: (key, request, options) =>
      client.call(key, request, options).catch(async (error: unknown) => {
        if (error instanceof ProblemError) await explain().catch(() => undefined);
        throw error;
      }),
  };
}
