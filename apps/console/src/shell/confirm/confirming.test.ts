import { type ConsoleClient, ProblemError } from '@candor/contract/console-client';
import { describe, expect, it } from 'vitest';
import { confirmedClient, createConfirming, type Confirming } from './confirming.ts';

const refusal = (code: string) =>
  new ProblemError(
    403,
    { code, title: code, status: 403, detail: 'no', requestId: 'r1' },
    {
      requestId: 'r1',
      retryAfter: null,
    },
  );

/** Answers each call with the next of these; remembers what was asked. */
function clientOf(...answers: readonly (Error | object)[]) {
  const asked: unknown[] = [];
  const left = [...answers];
  const client = {
    call: async (...what: unknown[]) => {
      asked.push(what);
      const next = left.shift();
      if (next instanceof Error) throw next;
      return next;
    },
  } as unknown as ConsoleClient;
  return { client, asked };
}

const decide = [
  'console.approval-decide',
  { requestId: 'a', verdict: 'agree' },
  { idempotencyKey: 'k' },
] as const;
let left = 0;
const confirmed = (client: ConsoleClient, confirming: Confirming) =>
  confirmedClient(client, confirming, () => void (left += 1));
const send = (client: ConsoleClient) => (client.call as (...what: unknown[]) => Promise<unknown>)(...decide);

describe('a call that the server wants confirmed', () => {
  it('is made once more when it was, under the same key', async () => {
    const { client, asked } = clientOf(refusal('confirm_it_is_you'), { state: 'done' });
    const confirming = createConfirming();
    const answer = send(confirmed(client, confirming));
    await expect.poll(() => confirming.isAsked()).toBe(true);
    expect(asked).toHaveLength(1);
    confirming.answer(true);
    expect(await answer).toEqual({ state: 'done' });
    expect(asked).toEqual([decide, decide]);
    expect(confirming.isAsked()).toBe(false);
  });

  it('is not made again when that was given up, nor a third time', async () => {
    for (const isConfirmed of [false, true]) {
      const { client, asked } = clientOf(refusal('confirm_it_is_you'), refusal('confirm_it_is_you'), {});
      const confirming = createConfirming();
      const answer = send(confirmed(client, confirming)).catch((error: unknown) => error);
      await expect.poll(() => confirming.isAsked()).toBe(true);
      confirming.answer(isConfirmed);
      expect(await answer).toMatchObject({ code: 'confirm_it_is_you' });
      expect(asked).toHaveLength(isConfirmed ? 2 : 1);
    }
  });

  it('is one question for several calls; other refusals ask nothing', async () => {
    const confirming = createConfirming();
    const one = clientOf(refusal('confirm_it_is_you'), { one: 1 });
    const two = clientOf(refusal('confirm_it_is_you'), { two: 2 });
    const answers = [send(confirmed(one.client, confirming)), send(confirmed(two.client, confirming))];
    await expect.poll(() => [one.asked.length, two.asked.length, confirming.isAsked()]).toEqual([1, 1, true]);
    confirming.answer(true);
    expect(await Promise.all(answers)).toEqual([{ one: 1 }, { two: 2 }]);
    const { client } = clientOf(refusal('not_permitted'));
    const no = await send(confirmed(client, confirming)).catch((error: unknown) => error);
    expect(no).toMatchObject({ code: 'not_permitted' });
    expect(confirming.isAsked()).toBe(false);
  });

  it('leaves the page where its network is not allowed', async () => {
    const { client, asked } = clientOf(refusal('network_not_allowed'));
    left = 0;
    await send(confirmed(client, createConfirming())).catch(() => {});
    expect([left, asked.length]).toEqual([1, 1]);
  });
});
