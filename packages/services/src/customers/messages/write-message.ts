import type { CalendarDate } from '@candor/domain/calendar';
import { fillText } from '@candor/domain/message-text';
import type { Language, MarketId, Words } from '@candor/markets';
import { insertMessage, type MessageChannel } from '@candor/store/messages';
import type { ReadTx, Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import type { CopiedDocument } from '../mail/write-copy.ts';
import { needsPermit, type ContactPermit } from '../contact/may-contact.ts';
import type { FreeKind, MoneyKind, PermitKind } from '../contact/message-kinds.ts';
import { wordsInForce, type Reader } from '../templates/words-in-force.ts';
import type { Said } from './said.ts';
import { ringAt, type Cause } from '../contact/ring-at.ts';

type Content = {
  readonly id: string;
  readonly market: MarketId;
  readonly borrowerId: string;
  readonly language: Language;
  /** What points to it; the text itself is in the inbox. */
  readonly channel: MessageChannel;
  readonly title: Words;
  readonly body: Words;
  /** Where a lender may word it otherwise: then these words are in force, and title and body what we ship. */
  readonly said?: Said;
  /** Where the pointer leads, for one that says where to pay. It logs nobody in. */
  readonly link?: string;
  /** Of a reminder before it: the day that the pointer names. */
  readonly dueOn?: CalendarDate;
  /** It is written on that day. */
  readonly isDueToday?: boolean;
  /** What it is about. */
  readonly about?: MessageSubject;
  /** The document that an e-mail carries. */
  readonly attached?: CopiedDocument;
};

/**
 * Where the inbox leads. A loan is called by its order, as it is everywhere outside; signed, arrived and
 * settled are pages of an order.
 */
export type MessageSubject = {
  readonly is: 'order' | 'signed' | 'arrived' | 'settled' | 'payment' | 'complaint';
  readonly id: string;
};

/** What speaks of a debt, or is a person's own words, comes with the permit for just that. */
type Permitted = {
  [Kind in PermitKind]: { readonly kind: Kind; readonly permit: ContactPermit<Kind> };
}[PermitKind];

/** What tells of money says whose act it follows: the lender's rings nobody at night. */
type OfMoney = { readonly kind: MoneyKind; readonly causedBy: Cause };

export type NewMessage = Content & ({ readonly kind: Exclude<FreeKind, MoneyKind> } | OfMoney | Permitted);

export type MessageContent = { readonly title: string; readonly body: string } & Pick<
  Content,
  'link' | 'dueOn' | 'isDueToday' | 'about' | 'attached'
>;

export const messageAbout = (id: string) => `message:${id}`;

/**
 * Puts a message into the borrower's inbox, and returns what its command must leave in the outbox to have it
 * pointed to: at once what they wait for themselves, everything else in the hours that were promised.
 */
export async function writeMessage(
  tx: Tx,
  seal: PersonSeal,
  message: NewMessage,
  now: Date,
): Promise<OutboxMessage[]> {
  const { id, market, borrowerId, kind, channel, language } = message;
  const permit = 'permit' in message ? message.permit : undefined;
  const causedBy = 'causedBy' in message ? message.causedBy : null;
  const isPermitted = permit?.about === kind && permit.borrower.id === borrowerId && permit.market === market;
  if (needsPermit(kind) && !isPermitted)
    throw new Error(`a message of the kind ${kind} was written without its permit`);
  const words = message.said && (await saidNow(tx, { market, language }, message.said));
  const content: MessageContent = {
    title: words?.title ?? message.title[language],
    body: words?.body ?? message.body[language],
    ...(message.link !== undefined && { link: message.link }),
    ...(message.dueOn !== undefined && { dueOn: message.dueOn }),
    ...(message.isDueToday && { isDueToday: true }),
    ...(message.about && { about: message.about }),
    ...(message.attached && { attached: message.attached }),
  };
  await insertMessage(tx, {
    id,
    market,
    borrowerId,
    phoneIndex: null,
    kind,
    channel,
    sealed: seal.seal(JSON.stringify(content), messageAbout(id)),
    loanId: permit?.loanId ?? null,
    causedBy,
    template: words?.template ?? null,
    templateVersion: words?.version ?? null,
    writtenAt: now,
    sentAt: channel === 'inbox' ? now : null,
  });
  if (channel === 'inbox') return [];
  const rings = { topic: 'message.deliver', payload: { messageId: id } } as const;
  const at = ringAt({ kind, market, causedBy }, now);
  return [at > now ? { ...rings, notBefore: at } : rings];
}

/** The words of a text that are in force, filled in, and which version they are. */
async function saidNow(tx: ReadTx, reader: Reader, { template, values }: Said) {
  const { version, title, body } = (await wordsInForce(tx, reader, [template]))(template, 'inbox');
  const filled = values(reader.language);
  return { template, version, title: fillText(title ?? '', filled), body: fillText(body, filled) };
}
