import { markCodeFailed, type CodeCarrier } from '@candor/store/sessions';
import { smsLength } from '@candor/domain/message-text';
import type { MarketId } from '@candor/markets';
import { markMessageFailed, markMessageSent, type SentWords, uncountMessage } from '@candor/store/messages';
import { beginAttempt, failAttempt, noteHandedOver } from '@candor/store/message-attempts';
import { lease } from '../../kernel/commands/lease.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { costOf } from '../delivery/message-cost.ts';
import { countedAs, dayOf } from './make-code.ts';

/**
 * Notes what became of a code's message. One that the network did not take never was: it counts for nothing.
 */
export async function settleCode(
  { database, now, ports }: Pick<IdentityDeps, 'database' | 'now' | 'ports'>,
  { id, messageId, attemptId, market, text, by, isNewcomer, isTaken, words }: SentCode,
): Promise<void> {
  const at = now();
  await lease(database, 'code.settle', async (tx) => {
    const parts = by === 'sms' ? smsLength(text).parts.length : 1;
    if (isTaken) {
      await markMessageSent(tx, messageId, { at, by, words });
      await beginAttempt(tx, { id: attemptId, messageId, market, purpose: 'codes', way: by, at });
      const cost = costOf(ports.prices, { market, way: by, parts });
      return void (await noteHandedOver(tx, attemptId, { at, parts, cost }));
    }
    await markMessageFailed(tx, messageId, at);
    await beginAttempt(tx, { id: attemptId, messageId, market, purpose: 'codes', way: by, at });
    await failAttempt(tx, attemptId, { at, reason: 'gateway-down' });
    await markCodeFailed(tx, id, at);
    await uncountMessage(tx, dayOf(at), countedAs(by, isNewcomer));
  });
}

type SentCode = {
  readonly id: string;
  readonly messageId: string;
  /** What the gateway reports of it by. */
  readonly attemptId: string;
  readonly market: MarketId;
  readonly text: string;
  readonly by: CodeCarrier;
  readonly isNewcomer: boolean;
  readonly isTaken: boolean;
  readonly words: SentWords;
};
