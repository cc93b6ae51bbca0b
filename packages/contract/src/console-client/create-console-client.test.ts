import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import type { Call } from '../call.ts';
import { callTable } from '../client/call-table.ts';
import type { TransportRequest } from '../client/transport.ts';
import { consoleCalls } from './console-calls.generated.ts';
import { createConsoleClient } from './create-console-client.ts';

function clientAnswered(status: number, body: object) {
  const sent: TransportRequest[] = [];
  const client = createConsoleClient({
    transport: async (request) => {
      sent.push(request);
      return { status, body: body as never, headers: new Headers({ 'retry-after': '60' }) };
    },
  });
  return { client, sent };
}

describe('A15 · the console’s client', () => {
  it('knows every call of the console, and the borrower app’s table none', () => {
    const declared = Object.values<Call>(calls).filter(({ group, file }) => group === 'console' && !file);
    expect(consoleCalls.map((marked) => marked.replace(/[+!]$/u, ''))).toEqual(
      declared.map(({ name }) => name),
    );
    expect(Object.keys(callTable).filter((key) => key.startsWith('console.'))).toEqual([]);
  });

  it('reads by the query and acts by the body, with the marker header', async () => {
    const { client, sent } = clientAnswered(200, {});
    await client.call('console.people', { cursor: 'abc' });
    await client.call('console.logout', {});
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/console/people?cursor=abc' });
    expect(sent[0]).not.toHaveProperty('body');
    expect(sent[1]).toMatchObject({
      method: 'POST',
      url: '/api/console/logout',
      body: {},
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
  });

  it('rejects with the code of a refusal, and how long to wait', async () => {
    const problem = { code: 'staff_is_locked', detail: 'Please wait.', requestId: 'R-1111-1111' };
    const { client } = clientAnswered(423, problem);
    await expect(
      client.call('console.login', { email: 'rina@lender.example', password: 'x' }),
    ).rejects.toMatchObject({ code: 'staff_is_locked', status: 423, retryAfterSeconds: 60 });
  });
});
