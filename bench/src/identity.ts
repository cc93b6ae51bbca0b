import { setTimeout as sleep } from 'node:timers/promises';
import { privacyRules } from '@candor/markets';
import { startCandor } from '../../e2e/candor-process.ts';
import { line, type Line } from './result.ts';

const phonesEach = 200;
/** Longer than the wait between two codes to one phone. */
const resendWaitMs = 61_000;
/** Beyond it chance alone would come once in a thousand runs. */
const mostDeviation = 3.29;

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
/** Each call from an address of its own, or the limits would be what is measured. */
let calls = 0;
const fromElsewhere = () => {
  calls += 1;
  return { ...headers, 'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}` };
};

/**
 * Whether time tells a phone that has an account from one that has none. Both groups asked for a code a
 * minute ago and one of them logged in with it; now each phone asks again, in an order thrown by lot. A rank
 * test (Mann and Whitney) says whether one group's times lie above the other's: it asks nothing about their
 * shape, so a noisy machine does not fool it.
 */
export async function benchIdentity(say: (line: string) => void): Promise<Line[]> {
  const candor = await startCandor({ TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const phoneOf = (group: number, n: number) => `09${group}${String(10_000_000 + n)}`;
    say(`Identity: ${phonesEach} phones get an account, ${phonesEach} don't`);
    for (let n = 0; n < phonesEach; n += 1) {
      await askForCode(candor.url, phoneOf(1, n));
      await logIn(candor.url, phoneOf(1, n));
      await askForCode(candor.url, phoneOf(2, n));
    }
    say('Identity: waiting until a second code may be asked for');
    await sleep(resendWaitMs);
    const order = Array.from({ length: 2 * phonesEach }, (_, index) => ({
      group: 1 + (index % 2),
      n: index >> 1,
    }))
      .map((each) => ({ each, lot: Math.random() }))
      .toSorted((a, b) => a.lot - b.lot);
    const times: { group: number; ms: number }[] = [];
    for (const { each } of order) {
      times.push({ group: each.group, ms: await askForCode(candor.url, phoneOf(each.group, each.n)) });
    }
    const { deviation, share } = rankTest(times);
    const holds = Math.abs(deviation) <= mostDeviation;
    const figure = `z = ${deviation.toFixed(2)}, a known phone is slower in ${(share * 100).toFixed(1)} %`;
    const what = `known against unknown phones, ${times.length} calls for a code`;
    return [line('identity', what, figure, `|z| ≤ ${mostDeviation}`, holds)];
  } finally {
    await candor.dispose();
  }
}

async function askForCode(url: string, phone: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/session/sms-code`, {
    method: 'POST',
    headers: fromElsewhere(),
    body: JSON.stringify({ phone }),
  });
  await answer.text();
  const ms = performance.now() - began;
  if (!answer.ok) throw new Error(`a code was refused: ${answer.status}`);
  return ms;
}

async function logIn(url: string, phone: string): Promise<void> {
  const outbox = (await (await fetch(`${url}/api/sandbox/outbox`)).json()) as {
    messages: { to: string; text: string }[];
  };
  const text = outbox.messages.find(({ to }) => to.endsWith(phone.slice(1)))?.text ?? '';
  const code = /#(\d{6})$/u.exec(text)?.[1];
  const consents = [{ purpose: 'account', textVersion: privacyRules.ph.consents.account.version }];
  const answer = await fetch(`${url}/api/session/login`, {
    method: 'POST',
    headers: fromElsewhere(),
    body: JSON.stringify({ phone, code, consents }),
  });
  if (!answer.ok) throw new Error(`a login was refused: ${answer.status}`);
}

/**
 * Mann and Whitney's U of the first group, as standard deviations from what chance gives, and as a share of
 * all pairs.
 */
function rankTest(times: readonly { readonly group: number; readonly ms: number }[]): {
  deviation: number;
  share: number;
} {
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  const first = sorted.filter(({ group }) => group === 1).length;
  const second = sorted.length - first;
  const ranks = sorted.reduce((sum, { group }, index) => (group === 1 ? sum + index + 1 : sum), 0);
  const u = ranks - (first * (first + 1)) / 2;
  const spread = Math.sqrt((first * second * (sorted.length + 1)) / 12);
  return { deviation: (u - (first * second) / 2) / spread, share: u / (first * second) };
}
