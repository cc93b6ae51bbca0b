import { type ConsoleClient, ProblemError } from '@candor/contract/console-client';
import { describe, expect, it } from 'vitest';
import { createGate } from './create-gate.ts';
import { createSession } from '../session.ts';

const nobody = () =>
  new ProblemError(
    401,
    { code: 'not_logged_in', detail: 'x', requestId: 'R-1' },
    { requestId: null, retryAfter: null },
  );

/** Two tabs of one browser, and what the server would answer them. */
function tabs() {
  const hearers: ((event: MessageEvent<unknown>) => void)[] = [];
  const channel = (own: number) => ({
    postMessage: (data: unknown) =>
      hearers.forEach((hear, at) => at !== own && hear({ data } as MessageEvent<unknown>)),
    addEventListener: (_: string, hear: unknown) => void (hearers[own] = hear as never),
  });
  let isIn = false;
  let isReached = true;
  const client = {
    call: () =>
      isReached && isIn
        ? Promise.resolve({ name: 'Rina' })
        : Promise.reject(isReached ? nobody() : new TypeError('network')),
  } as unknown as ConsoleClient;
  const tab = (own: number) => {
    const session = createSession(channel(own));
    return { session, gate: createGate(client, session) };
  };
  return {
    one: tab(0),
    other: tab(1),
    letIn: (value: boolean) => void (isIn = value),
    cutOff: () => void (isReached = false),
  };
}

describe('A15.4 · the gate', () => {
  it('lets nobody in whom the server does not know', async () => {
    const { one } = tabs();
    await one.gate.ask();
    expect(one.gate.snapshot()).toEqual({ state: 'out', why: 'fresh' });
  });

  it('a login in one tab opens the other, and a logout closes it', async () => {
    const { one, other, letIn } = tabs();
    await other.gate.ask();
    letIn(true);
    one.session.open();
    await Promise.resolve();
    await Promise.resolve();
    expect(other.gate.snapshot().state).toBe('in');
    one.session.end();
    expect(other.gate.snapshot()).toEqual({ state: 'out', why: 'left' });
  });

  it('who is inside stays there when the server can’t be reached; who is not is told', async () => {
    const { one, other, letIn, cutOff } = tabs();
    letIn(true);
    await one.gate.ask();
    cutOff();
    await one.gate.ask();
    await other.gate.ask();
    expect(one.gate.snapshot().state).toBe('in');
    expect(other.gate.snapshot()).toEqual({ state: 'away' });
  });

  it('a session that ended by itself is said to have ended', async () => {
    const { one, letIn } = tabs();
    letIn(true);
    await one.gate.ask();
    letIn(false);
    one.session.lose();
    expect(one.gate.snapshot()).toEqual({ state: 'out', why: 'lost' });
  });

  it('who logged out reads that, whatever call of theirs is refused afterwards', async () => {
    const { one, letIn } = tabs();
    letIn(true);
    await one.gate.ask();
    letIn(false);
    const underWay = one.gate.ask();
    one.session.end();
    one.session.lose();
    await underWay;
    expect(one.gate.snapshot()).toEqual({ state: 'out', why: 'left' });
  });

  it('an answer that is older than a login does not undo it', async () => {
    const { one, letIn } = tabs();
    const older = one.gate.ask();
    letIn(true);
    one.session.open();
    await older;
    await Promise.resolve();
    expect(one.gate.snapshot().state).toBe('in');
  });
});
