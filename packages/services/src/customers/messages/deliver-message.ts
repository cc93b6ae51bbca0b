import { fillText } from '@candor/domain/message-text';
import { isLanguage, isMarketId, type Language, type MarketId } from '@candor/markets';
import {
  claimUnsentMessage,
  markMessageFailed,
  markMessageSent,
  releaseMessage,
  type MessageChannel,
  type MessageRow,
} from '@candor/store/messages';
import { deletePushToken, listPushTokens, type PushToken } from '@candor/store/privacy';
import { findBorrower } from '@candor/store/borrowers';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import { borrowerPhone } from '../borrowers/borrower-phone.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { wordsInForce } from '../templates/words-in-force.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { mayDeliver, type DeliveryVerdict } from '../contact/may-contact.ts';
import { runForMessage } from '../../kernel/outbox/run-for-message.ts';
import { mailAddressOf } from '../mail/mail-address.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import type { CopiedDocument } from '../mail/write-copy.ts';
import { smsPointer } from './sms-texts.ts';
import { messageAbout, type MessageContent } from './write-message.ts';
import { webPushPlatform } from '../devices/keep-upload.ts';
import type {
  Attachment,
  Delivery,
  MessagePorts,
  OutgoingMessage,
} from '../../kernel/ports/message-ports.ts';

type Parts = {
  readonly database: Database;
  readonly seal: PersonSeal;
  readonly ports: MessagePorts;
  readonly lenderIn: (market: MarketId) => string;
  readonly now: () => Date;
  /** The files of a document that an e-mail carries; none where it can't be given out any more. */
  readonly attachmentsOf: (
    reader: { readonly borrowerId: string; readonly market: MarketId; readonly language: Language },
    document: CopiedDocument,
    key: string,
  ) => Promise<readonly Attachment[]>;
};

/**
 * Longer than a vendor may take to answer, shorter than the outbox's lease: after a crash the next try finds
 * it free.
 */
const holdSeconds = 45;

/**
 * Hands a message's pointer to the network, by the first of its ways that takes it: the row says which that
 * was, and a message that nobody took is not called sent. What it says stays in the inbox: an SMS names the
 * lender and the subject, a push notice not even that, and neither has a sum or a word of being late. Whether
 * it may leave is asked once more. It is claimed, sent while nothing is held open, and marked: nobody sends
 * it twice on purpose. Only a worker that dies between sending and marking leaves one that is sent again,
 * under the same id.
 */
export async function deliverMessage(parts: Parts, messageId: string): Promise<void> {
  const { database, now } = parts;
  const found = await lease(database, 'message.deliver', async (tx) => {
    const message = await claimUnsentMessage(tx, messageId, holdSeconds);
    if (message === 'held') throw new Error('the message is on its way already');
    const borrower = message?.borrowerId ? await findBorrower(tx, message.borrowerId) : undefined;
    if (!message || !borrower || !isMarketId(message.market)) return undefined;
    const { market } = message;
    const verdict = await mayDeliver(tx, { ...message, market }, now());
    if (verdict.is !== 'now') await releaseMessage(tx, messageId);
    const tokens = await listPushTokens(tx, borrower.id);
    const address = message.channel === 'email' ? await mailAddressOf(tx, parts.seal, borrower.id) : null;
    const language = isLanguage(borrower.language) ? borrower.language : 'en';
    const content = contentOf(parts.seal, message);
    const pointer = smsPointer(message.kind, language, { ...content, lender: parts.lenderIn(market) });
    const words = await wordsInForce(tx, { market, language }, [pointer.template, 'new-message']);
    const said = { sms: words(pointer.template, 'sms'), push: words('new-message', 'push') };
    return { message, market, borrower, tokens, address, verdict, language, content, pointer, said };
  });
  if (!found) return;
  const { message, market, borrower, tokens, address, verdict, language, content, pointer, said } = found;
  if (verdict.is !== 'now') return holdBack(parts, messageId, verdict);
  const { id } = message;
  const notice = { id, market, title: '', text: said.push.body };
  const text = fillText(said.sms.body, pointer.values);
  const { registered } = said.sms;
  const phone = borrowerPhone(parts.seal, borrower);
  const takes: Readonly<Record<MessageChannel, () => Promise<boolean>>> = {
    push: () => pushTo(parts, tokens, notice),
    sms: async () => {
      if (phone === null) return false;
      await parts.ports.sms({ ...notice, text, to: phone, ...(registered && { registered }) });
      // Beside it, where a browser was asked for notices; the phone has rung already.
      await pushTo(parts, tokens.filter(isBrowser), notice).catch(() => {});
      return true;
    },
    voice: async () => phone !== null && isTaken(await parts.ports.voice({ ...notice, text, to: phone })),
    email: async () => {
      if (address === null || !parts.ports.email) return false;
      const mail = await mailOf(parts, { id, market, language, borrowerId: borrower.id }, content);
      return mail !== null && isTaken(await parts.ports.email({ ...mail, to: address }));
    },
    inbox: async () => true,
  };
  const wordsOf = (way: MessageChannel) =>
    way === 'sms' || way === 'voice' ? said.sms : way === 'push' ? said.push : undefined;
  let by: MessageChannel | undefined;
  try {
    for (const way of verdict.ways) {
      if (!(await takes[way]())) continue;
      by = way;
      break;
    }
  } catch (error) {
    await lease(database, 'message.deliver', (tx) => releaseMessage(tx, id));
    throw error;
  }
  // A document that nothing could carry was not sent, and is not said to have been.
  await lease(database, 'message.deliver', (tx) =>
    by === undefined
      ? markMessageFailed(tx, id, now())
      : markMessageSent(tx, id, { at: now(), by, words: wordsOf(by) }),
  );
}

type Mailed = Pick<OutgoingMessage, 'id' | 'market'> & {
  readonly language: Language;
  readonly borrowerId: string;
};

/**
 * The inbox's own words under a line that names the lender alone: what a mailbox shows of it unopened tells
 * nobody whose it is, or what about. Null: its document is not to be given out any more.
 */
async function mailOf(
  { attachmentsOf, lenderIn }: Parts,
  { id, market, language, borrowerId }: Mailed,
  { body, attached }: MessageContent,
): Promise<Omit<OutgoingMessage, 'to'> | null> {
  const lender = lenderIn(market);
  const t = mailTexts(language);
  const signed = (words: string) => `${words}\n\n${lender}`;
  if (!attached) return { id, market, title: t('subject', { lender }), text: signed(body) };
  const attachments = await attachmentsOf({ borrowerId, market, language }, attached, `copy ${id}`);
  if (attachments.length === 0) return null;
  const text = signed(t(`${attached.is}.mail`));
  return { id, market, title: t('subject.document', { lender }), text, attachments };
}

const isTaken = (answer: Delivery) => answer === 'taken';
const isBrowser = ({ platform }: PushToken) => platform === webPushPlatform;

function contentOf(seal: PersonSeal, { id, sealed }: Pick<MessageRow, 'id' | 'sealed'>): MessageContent {
  return JSON.parse(seal.open(sealed, messageAbout(id))) as MessageContent;
}

type HeldBack = Exclude<DeliveryVerdict, { readonly is: 'now' }>;

/**
 * It is handed over again when the promised hours begin; or taken out of the inbox, unsent, because it must
 * not be said any more.
 */
async function holdBack({ database, now }: Parts, messageId: string, verdict: HeldBack): Promise<void> {
  const actor = { kind: 'system', id: 'messages' } as const;
  const key =
    verdict.is === 'wait' ? `wait ${messageId} ${verdict.until.toISOString()}` : `withdraw ${messageId}`;
  const input = { messageId, verdict };
  await runForMessage(database, holdMessageBack, { input, actor, idempotencyKey: key, now: now() });
}

const holdMessageBack: Command<{ readonly messageId: string; readonly verdict: HeldBack }, null> = {
  name: 'message.hold-back',
  subject: ({ messageId }) => `message:${messageId}`,
  async decide(tx, { messageId, verdict }, { now }) {
    if (verdict.is === 'wait') {
      const again = { topic: 'message.deliver', payload: { messageId }, notBefore: verdict.until } as const;
      return { output: null, facts: { waitsUntil: verdict.until.toISOString() }, outbox: [again] };
    }
    await markMessageFailed(tx, messageId, now);
    return { output: null, facts: { notSent: verdict.why } };
  },
};

/**
 * To all devices at once: ten that don't answer cost as much time as one. Sent as soon as one device has it:
 * to try again for the others would ring that one twice, and the inbox has it anyway. False: there is none,
 * or none that could be reached this way.
 */
async function pushTo(
  { database, seal, ports, lenderIn }: Parts,
  tokens: readonly PushToken[],
  common: Omit<OutgoingMessage, 'to'>,
): Promise<boolean> {
  const outcomes = await Promise.allSettled(
    tokens.map(async ({ tokenIndex, tokenSealed, platform }) => {
      const send = platform === webPushPlatform ? ports.webPush?.send : ports.push;
      if (!send) return 'off' as const;
      const to = seal.open(tokenSealed, `push:${tokenIndex.toString('hex')}`);
      // A browser shows whose notice it is by the site's address alone.
      const outcome = await send({
        ...common,
        ...(platform === webPushPlatform && { title: lenderIn(common.market) }),
        to,
      });
      if (outcome === 'gone')
        await lease(database, 'message.deliver', (tx) => deletePushToken(tx, tokenIndex));
      return outcome;
    }),
  );
  if (outcomes.some((each) => each.status === 'fulfilled' && each.value === 'taken')) return true;
  const failed = outcomes.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return false;
}
