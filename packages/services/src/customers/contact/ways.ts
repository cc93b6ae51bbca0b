import type { MarketId } from '@candor/markets';
import { messageWays, type FirstWay } from '@candor/markets/messages';
import type { MessageChannel } from '@candor/store/messages';
import { isChoosable, purposeOfKind } from './message-purposes.ts';

/**
 * By which ways a message goes that was written for one of them, in this order: the first that takes it is
 * the last one tried, unless it is reported not to have arrived. The inbox has everything from the moment
 * when it was written, so it can't fail.
 *   A push notice to somebody whose phone has no app: an SMS. To somebody who has left: the inbox.
 */
export const fallBack = {
  push: ['push', 'sms', 'inbox'],
  sms: ['sms', 'push', 'inbox'],
  voice: ['voice', 'inbox'],
  email: ['email', 'sms', 'push', 'inbox'],
  inbox: ['inbox'],
} as const satisfies Readonly<Record<MessageChannel, readonly MessageChannel[]>>;

/** What is a document goes where it can be carried, or not at all: the app has it anyway. */
const waysOfDocuments: readonly MessageChannel[] = ['email'];

/** By which a push notice to somebody without a device goes. */
export const wayInsteadOfPush = fallBack.push[1];

/**
 * By which ways a message goes, and in which order: as its reader has chosen for what it is about, then as
 * the market says. What the law or safety demands goes as it was written, whatever was chosen.
 *   A reminder to who chose e-mail, in the Philippines: e-mail, SMS, push, inbox. The notice of a debit to
 *     the same person: SMS.
 */
export function waysOf(
  {
    market,
    kind,
    channel,
  }: { readonly market: MarketId; readonly kind: string; readonly channel: MessageChannel },
  choices: readonly { readonly purpose: string; readonly way: FirstWay }[],
): readonly MessageChannel[] {
  if (kind === 'document-copy') return waysOfDocuments;
  const purpose = purposeOfKind(kind);
  const chosen = choices.find((choice) => choice.purpose === purpose)?.way;
  if (!isChoosable(purpose) || chosen === undefined) return fallBack[channel];
  return [chosen, ...messageWays[market][purpose].next[chosen], 'inbox'];
}
