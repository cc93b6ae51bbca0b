import { fillText, smsLength } from '@candor/domain/message-text';
import { isLanguage, isMarketId, type Language, type MarketId } from '@candor/markets';
import {
  claimUnsentMessage,
  lockMessage,
  markMessageFailed,
  markMessageSent,
  releaseMessage,
  type MessageRow,
  type SentWords,
} from '@candor/store/messages';
import {
  beginAttempt,
  failAttempt,
  listAttemptsOf,
  noteHandedOver,
  noteNotTaken,
  type CarryingWay,
} from '@candor/store/message-attempts';
import { deletePushToken, listPushTokens, type PushToken } from '@candor/store/privacy';
import { findBorrower } from '@candor/store/borrowers';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import { borrowerPhone } from '../borrowers/borrower-phone.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { wordsInForce } from '../templates/words-in-force.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { mayDeliver, type DeliveryVerdict } from '../contact/may-contact.ts';
import { purposeOfKind, type MessagePurpose } from '../contact/message-purposes.ts';
import { runForMessage } from '../../kernel/outbox/run-for-message.ts';
import { statedMailOf } from '../mail/mail-address.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import type { CopiedDocument } from '../mail/write-copy.ts';
import { costOf } from '../delivery/message-cost.ts';
import { smsPointer } from './sms-texts.ts';
import { messageAbout, type MessageContent } from './write-message.ts';
import { webPushPlatform } from '../devices/keep-upload.ts';
import type {
  Attachment,
  Delivery,
  MessagePorts,
  OutgoingMessage,
} from '../../kernel/message-ports/message-ports.ts';

type Parts = {
  readonly database: Database;
  readonly seal: PersonSeal;
  readonly ports: MessagePorts;
  readonly lenderIn: (market: MarketId) => string;
  readonly now: () => Date;
  readonly newId: () => string;
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
 * under the same id. Each way is an attempt with a row of its own; one that has left or failed is over, so
 * that a message whose SMS was reported lost goes on with what comes after it.
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
    const mail = await statedMailOf(tx, parts.seal, borrower.id);
    const address = mail?.isConfirmed ? mail.address : null;
    const over = (await listAttemptsOf(tx, [messageId])).filter(({ state }) => state !== 'sending');
    const language = isLanguage(borrower.language) ? borrower.language : 'en';
    const content = contentOf(parts.seal, message);
    const pointer = smsPointer(message.kind, language, { ...content, lender: parts.lenderIn(market) });
    const words = await wordsInForce(tx, { market, language }, [pointer.template, 'new-message']);
    const said = { sms: words(pointer.template, 'sms'), push: words('new-message', 'push') };
    return {
      message,
      market,
      borrower,
      tokens,
      address,
      isUnconfirmed: mail !== null && !mail.isConfirmed,
      verdict,
      over: over.map(({ way }) => way),
      language,
      content,
      pointer,
      said,
    };
  });
  if (!found) return;
  const { message, market, borrower, tokens, address, verdict, over, language, content, pointer, said } =
    found;
  const { email } = parts.ports;
  if (verdict.is !== 'now') return holdBack(parts, messageId, verdict, over.length > 0);
  const { id } = message;
  const notice = { id, market, title: '', text: said.push.body };
  const text = fillText(said.sms.body, pointer.values);
  const { registered } = said.sms;
  const phone = borrowerPhone(parts.seal, borrower);
  const carriers: Readonly<Record<CarryingWay, Carrier>> = {
    push: {
      reaches: tokens.some((token) => pushPortOf(parts.ports, token) !== null),
      words: said.push,
      send: async (reference) => ((await pushTo(parts, tokens, { ...notice, reference })) ? 1 : null),
    },
    sms: {
      reaches: phone !== null,
      words: said.sms,
      send: async (reference) => {
        const sms = { ...notice, text, to: phone ?? '', reference };
        await parts.ports.sms({ ...sms, ...(registered && { registered }) });
        // Beside it, where a browser was asked for notices; the phone has rung already.
        if (!over.includes('push')) await pushTo(parts, tokens.filter(isBrowser), notice).catch(() => {});
        return smsLength(text).parts.length;
      },
    },
    voice: {
      reaches: phone !== null,
      words: said.sms,
      send: async (reference) =>
        isTaken(await parts.ports.voice({ ...notice, text, to: phone ?? '', reference })) ? 1 : null,
    },
    email: {
      reaches: address !== null && email !== null,
      ...(found.isUnconfirmed && email && { leftOut: 'address-not-confirmed' }),
      send: async (reference) => {
        const mail = await mailOf(parts, { id, market, language, borrowerId: borrower.id }, content);
        if (mail === null || address === null || !email) return null;
        return isTaken(await email({ ...mail, to: address, reference })) ? 1 : null;
      },
    },
  };
  const purpose = purposeOfKind(message.kind);
  const about: Attempted = { messageId: id, market, purpose };
  for (const way of verdict.ways) {
    if (way === 'inbox') return settle(parts, id, 'inbox');
    const carrier = carriers[way];
    if (over.includes(way)) continue;
    if (!carrier.reaches && carrier.leftOut) await leaveOut(parts, about, way, carrier.leftOut);
    if (carrier.reaches && (await tryBy(parts, about, way, carrier))) return;
  }
  // A document that nothing could carry was not sent, and is not said to have been.
  await settle(parts, id, null);
}

type Carrier = {
  /** Whether there is anything to send it to. */
  readonly reaches: boolean;
  /** Why it is passed over where it could reach somebody: kept as an attempt that nobody pays for. */
  readonly leftOut?: string;
  /** Whose words it takes along; absent: nobody's to edit. */
  readonly words?: SentWords;
  /** In how many parts it was taken; null: there is nobody at that address any more. */
  readonly send: (reference: string) => Promise<number | null>;
};

type Attempted = { readonly messageId: string; readonly market: MarketId; readonly purpose: MessagePurpose };

/** True: the message has left by this way. Its row is locked before the attempt's, as by who reports. */
async function tryBy(
  { database, ports, now, newId }: Parts,
  { messageId, market, purpose }: Attempted,
  way: CarryingWay,
  { words, send }: Carrier,
): Promise<boolean> {
  const attemptId = await lease(database, 'message.deliver', (tx) =>
    beginAttempt(tx, { id: newId(), messageId, market, purpose, way, at: now() }),
  );
  // It was reported while we looked.
  if (attemptId === undefined) return false;
  let parts: number | null;
  try {
    parts = await send(attemptId);
  } catch (error) {
    await lease(database, 'message.deliver', async (tx) => {
      await releaseMessage(tx, messageId);
      await noteNotTaken(tx, attemptId, 'gateway-down');
    });
    throw error;
  }
  return lease(database, 'message.deliver', async (tx) => {
    await lockMessage(tx, messageId);
    if (parts === null) {
      await failAttempt(tx, attemptId, { at: now(), reason: 'nobody-there' });
      return false;
    }
    const cost = costOf(ports.prices, { market, way, parts });
    const state = await noteHandedOver(tx, attemptId, { at: now(), parts, cost });
    // A report that says it failed may be faster than we are: then the next way is tried.
    if (state === 'failed') return false;
    await markMessageSent(tx, messageId, { at: now(), by: way, words });
    return true;
  });
}

/** Over before it began: whoever asks later why it did not go this way reads it there. */
async function leaveOut(
  { database, now, newId }: Parts,
  { messageId, market, purpose }: Attempted,
  way: CarryingWay,
  reason: string,
): Promise<void> {
  const at = now();
  await lease(database, 'message.deliver', async (tx) => {
    const id = await beginAttempt(tx, { id: newId(), messageId, market, purpose, way, at });
    if (id !== undefined) await failAttempt(tx, id, { at, reason });
  });
}

/** Null: nothing could carry it. */
async function settle(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  id: string,
  by: 'inbox' | null,
): Promise<void> {
  await lease(database, 'message.deliver', (tx) =>
    by === null ? markMessageFailed(tx, id, now()) : markMessageSent(tx, id, { at: now(), by }),
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

const pushPortOf = (ports: MessagePorts, { platform }: PushToken) =>
  platform === webPushPlatform ? (ports.webPush?.send ?? null) : ports.push;

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
async function holdBack(
  { database, now }: Parts,
  messageId: string,
  verdict: HeldBack,
  hasGone: boolean,
): Promise<void> {
  // What has left once, and was lost, stays in the inbox where it may have been read.
  if (verdict.is === 'withdraw' && hasGone) return settle({ database, now }, messageId, 'inbox');
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
    tokens.map(async (token) => {
      const { tokenIndex, tokenSealed, platform } = token;
      const send = pushPortOf(ports, token);
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
