import type { Language, MarketId, Words } from '@candor/markets';
import { insertMessage, type MessageChannel, type Tx } from '@candor/store';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import type { OutboxMessage } from '../commands/command.ts';

export type NewMessage = {
  readonly id: string;
  readonly market: MarketId;
  readonly borrowerId: string;
  readonly language: Language;
  readonly kind: string;
  /** What points to it; the text itself is in the inbox. */
  readonly channel: MessageChannel;
  readonly title: Words;
  readonly body: Words;
};

export type MessageContent = { readonly title: string; readonly body: string };

export const messageAbout = (id: string) => `message:${id}`;

/** Puts a message into the borrower's inbox, and returns what its command must leave in the outbox to have it pointed to. */
export async function writeMessage(
  tx: Tx,
  seal: PersonSeal,
  message: NewMessage,
  now: Date,
): Promise<OutboxMessage[]> {
  const { id, market, borrowerId, kind, channel, language } = message;
  const content: MessageContent = { title: message.title[language], body: message.body[language] };
  await insertMessage(tx, {
    id,
    market,
    borrowerId,
    phoneIndex: null,
    kind,
    channel,
    sealed: seal.seal(JSON.stringify(content), messageAbout(id)),
    writtenAt: now,
    sentAt: channel === 'inbox' ? now : null,
  });
  return channel === 'inbox' ? [] : [{ topic: 'message.deliver', payload: { messageId: id } }];
}
