import { markets, type MarketId } from '@candor/markets';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { houseChannels } from './house-channels.ts';

export type ChannelTest = { readonly market: MarketId; readonly key: string; readonly to: string | null };

export type ChannelTested = { isWorking: boolean; words: string; tookMs: number };

/** A vendor that hangs is no vendor that works. */
const patienceMs = 25_000;

/**
 * Speaks to a channel as the house does, with nobody's data: a message to whoever tests, a question about a
 * payout that was never made, a picture of nothing. Undefined: there is no such channel here, or none that
 * can be tested.
 */
export async function testChannel(
  parts: LendingDeps,
  { market, key, to }: ChannelTest,
): Promise<ChannelTested | 'not-there' | 'needs-to'> {
  const channel = houseChannels(parts, market).find((each) => each.key === key);
  if (!channel || channel.needs === 'none') return 'not-there';
  if (channel.needs !== 'nothing' && !isFit(channel.needs, to)) return 'needs-to';
  const began = performance.now();
  const patience = AbortSignal.timeout(patienceMs);
  const tooLong = new Promise<Heard>((resolve) =>
    patience.addEventListener('abort', () =>
      resolve({ isWorking: false, words: 'It did not answer in time.' }),
    ),
  );
  const heard = await Promise.race([speak(parts, market, key, to ?? ''), tooLong]);
  return { ...heard, tookMs: Math.round(performance.now() - began) };
}

type Heard = Pick<ChannelTested, 'isWorking' | 'words'>;

function isFit(needs: 'phone' | 'email', to: string | null): boolean {
  return needs === 'phone' ? /^\+\d{8,15}$/u.test(to ?? '') : /^[^\s@]+@[^\s@]+$/u.test(to ?? '');
}

async function speak(parts: LendingDeps, market: MarketId, key: string, to: string): Promise<Heard> {
  const [kind = '', name = ''] = key.split(':');
  try {
    if (kind === 'message') return await sendTest(parts, market, name as 'sms' | 'voice' | 'email', to);
    if (kind === 'payout') return await askPayout(parts, market);
    if (kind === 'collect') return await askCollect(parts, market, name);
    return await keepPicture(parts);
  } catch (error) {
    return {
      isWorking: false,
      words: error instanceof Error ? error.message.slice(0, 300) : 'It broke off.',
    };
  }
}

async function sendTest(
  { ports, newId }: LendingDeps,
  market: MarketId,
  name: 'sms' | 'voice' | 'email',
  to: string,
): Promise<Heard> {
  const text = 'This is a test by your own lender. Nothing is to be done.';
  const gateway = ports[name];
  if (gateway === null) return { isWorking: false, words: 'No e-mail channel is set: see EMAIL_GATEWAY.' };
  await gateway({ id: newId(), market, to, title: 'Test', text });
  return { isWorking: true, words: 'The gateway took it. Look whether it arrives.' };
}

async function askPayout({ disbursementChannels, newId }: LendingDeps, market: MarketId): Promise<Heard> {
  const answer = await disbursementChannels[market]!.ask(newId());
  return answer.heard === 'unknown'
    ? { isWorking: false, words: answer.why }
    : { isWorking: true, words: 'It knows no disbursement that was never made: it answers.' };
}

/** As much as a small instalment: what a channel offers depends on the amount. */
const sampleAmount = 100_000n;

async function askCollect(
  { collectChannels, now, newId }: LendingDeps,
  market: MarketId,
  id: string,
): Promise<Heard> {
  const channel = collectChannels[market].find((each) => each.id === id)!;
  const ways = await channel.payTypes(sampleAmount, market, now());
  // One that only debits by mandates offers no way to pay.
  if (ways.length === 0 && channel.mandates && channel.mandates.schemes(market).length > 0) {
    const standing = await channel.mandates.stand(newId());
    return standing.is === 'unknown'
      ? { isWorking: false, words: 'It does not say how a mandate stands.' }
      : { isWorking: true, words: 'It knows no mandate that was never asked for: it answers.' };
  }
  return ways.length === 0
    ? { isWorking: false, words: 'It offers no way to pay now.' }
    : {
        isWorking: true,
        words: `It offers ${ways.length} ${ways.length === 1 ? 'way' : 'ways'} to pay in ${markets[market].countryName}.`,
      };
}

async function keepPicture({ pictures, newId }: LendingDeps): Promise<Heard> {
  const key = `test/${newId()}`;
  const bytes = Buffer.from('nothing is in this picture');
  await pictures.put(key, bytes);
  const kept = await pictures.get(key);
  await pictures.delete(key);
  return kept?.equals(bytes)
    ? { isWorking: true, words: 'What was put there came back the same, and is deleted.' }
    : { isWorking: false, words: 'What was put there did not come back.' };
}

export type NoteChannelTest = {
  readonly key: string;
  readonly market: MarketId;
  readonly tested: ChannelTested;
};

/** Who tested what, and what came of it. To whom a test went is not kept. */
export const noteChannelTest: Command<NoteChannelTest, null> = {
  name: 'channel.test',
  subject: ({ key }) => `channel:${key}`,
  async decide(_tx, { market, tested }) {
    return { output: null, facts: { market, ...tested } };
  },
};
