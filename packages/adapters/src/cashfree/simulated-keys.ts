import type { IncomingMessage } from 'node:http';
import type { Answer } from '../payouts/loopback-server.ts';
import type { CashfreeAccess } from './ask-cashfree.ts';

/** Of the lender's account, as the simulator knows it. */
export type CashfreeKeys = Pick<CashfreeAccess, 'clientId' | 'secrets'>;

/** How Cashfree refuses. */
export const faultOf = (status: number, code: string): Answer => ({
  status,
  body: { message: code.replaceAll('_', ' '), code, type: 'invalid_request_error' },
});

export function isAllowed({ headers }: IncomingMessage, { clientId, secrets }: CashfreeKeys): boolean {
  return headers['x-client-id'] === clientId && headers['x-client-secret'] === secrets[0];
}
