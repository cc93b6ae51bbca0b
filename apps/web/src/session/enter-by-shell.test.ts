import type { Client } from '@candor/contract/client';
import { describe, expect, it } from 'vitest';
import { enterByShell } from './enter-by-shell.ts';

/** A server that notes in which order it is asked, and answers the exchange when it is told to. */
function server({ refuses = false } = {}) {
  const asked: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<never>();
  const client = {
    call: (key: string) => {
      asked.push(key);
      return key === 'session.shell-exchange' ? promise : Promise.resolve({ key } as never);
    },
  } as unknown as Client;
  const answer = () => (refuses ? reject(new Error('too old')) : resolve({} as never));
  return { asked, client, answer };
}

describe('A1.7 · a page that a native shell opened', () => {
  it('is logged in before it asks for anything else', async () => {
    const { asked, client, answer } = server();
    const entered = enterByShell(client, 'c'.repeat(43)).call('privacy.policy', {});
    await Promise.resolve();
    expect(asked).toEqual(['session.shell-exchange']);
    answer();
    expect(await entered).toEqual({ key: 'privacy.policy' });
    expect(asked).toEqual(['session.shell-exchange', 'privacy.policy']);
  });

  it('goes on without a session when the code is too old', async () => {
    const { client, answer } = server({ refuses: true });
    const entered = enterByShell(client, 'c'.repeat(43)).call('privacy.policy', {});
    answer();
    expect(await entered).toEqual({ key: 'privacy.policy' });
  });

  it('without a code is a page like any other', () => {
    const { client } = server();
    expect(enterByShell(client, undefined)).toBe(client);
  });
});
