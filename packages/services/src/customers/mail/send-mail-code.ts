import { randomInt } from 'node:crypto';
import { isLanguage, type Language, type MarketId } from '@candor/markets';
import { lockBorrower } from '@candor/store/borrowers';
import { deleteMailCode, findMailCode, saveMailCode } from '@candor/store/mail-confirmation';
import { beginAttempt, failAttempt, noteHandedOver } from '@candor/store/message-attempts';
import { insertMessage, markMessageFailed, markMessageSent } from '@candor/store/messages';
import { returnRateLimitTokens } from '@candor/store/rate-limits';
import type { Command } from '../../kernel/commands/command.ts';
import { lease } from '../../kernel/commands/lease.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { GatewayDown, type Delivery, type MessageGateway } from '../../kernel/message-ports/message-ports.ts';
import { permit, takeAll } from '../../kernel/rate-limits/limits.ts';
import { costOf } from '../delivery/message-cost.ts';
import { codeDigits, secondsAfter } from '../sessions/session-rules.ts';
import { messageAbout } from '../messages/write-message.ts';
import { statedMailOf } from './mail-address.ts';
import { mailCodeLivesSeconds, mailResendSeconds } from './mail-code-rules.ts';
import { mailTexts } from './mail-texts.ts';

type Parts = Pick<IdentityDeps, 'database' | 'seal' | 'ports' | 'now' | 'newId' | 'lenderIn'>;

type Asked = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly actor: { readonly kind: 'borrower' | 'system'; readonly id: string };
  readonly requestId: string;
};

/** `nothing-to-confirm`: there is no address, it is confirmed already, or this lender has no e-mail. */
export type MailCodeSent =
  | { readonly is: 'sent' | 'nothing-to-confirm' | 'message_not_sent' }
  | { readonly is: 'too_many_requests'; readonly waitSeconds: number };

/**
 * Sends a code to the address that a borrower gave, which may be a stranger's: it says whose app asks, what
 * entering the code does, and nothing of who asked. Only who is logged in as them can enter it, so that
 * nobody else confirms it by opening a mail, as programs that check links do. So many a day are sent for one
 * borrower, and to one address, whoever gives it.
 */
export async function sendMailCode(parts: Parts, asked: Asked): Promise<MailCodeSent> {
  const { database, seal, ports, now, newId } = parts;
  const { borrowerId } = asked;
  const stated = await database.read((tx) => statedMailOf(tx, seal, borrowerId));
  if (!ports.email || !stated || stated.isConfirmed) return { is: 'nothing-to-confirm' };
  const permits = [
    permit(seal, 'mailCodeByBorrower', borrowerId),
    permit(seal, 'mailCodeByAddress', stated.index.toString('hex')),
  ];
  const waitSeconds = await takeAll(database, permits, now());
  if (waitSeconds > 0) return { is: 'too_many_requests', waitSeconds };
  const giveBack = () => lease(database, 'limit.count', (tx) => returnRateLimitTokens(tx, permits));

  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const [id, messageId, attemptId] = [newId(), newId(), newId()];
  const codeHash = seal.codeHash(id, 'mail', stated.index, code);
  const made = await runCommand(database, makeMailCode(parts), {
    input: { borrowerId, market: asked.market, id, messageId, addressIndex: stated.index, codeHash },
    actor: asked.actor,
    requestId: asked.requestId,
    now: now(),
  });
  if (made.kind !== 'done') {
    await giveBack();
    const wait = made.kind === 'refused' ? Number(made.refusal.facts?.['waitSeconds'] ?? 0) : 0;
    return wait > 0 ? { is: 'too_many_requests', waitSeconds: wait } : { is: 'nothing-to-confirm' };
  }
  const sent = { ...asked, messageId, attemptId, code, language: made.output, to: stated.address };
  const became = await handOver(parts, ports.email, sent);
  await settle(parts, sent, became);
  if (became === 'taken') return { is: 'sent' };
  await giveBack();
  return { is: 'message_not_sent' };
}

type MakeMailCode = Pick<Asked, 'borrowerId' | 'market'> & {
  readonly id: string;
  readonly messageId: string;
  readonly addressIndex: Buffer;
  readonly codeHash: Buffer;
};

/** Writes a code down before it goes out: by its hash, bound to its borrower and to this address. */
const makeMailCode = ({
  seal,
}: Pick<Parts, 'seal'>): Command<MakeMailCode, Language, 'not_found' | 'too_many_requests'> => ({
  name: 'message.make-mail-code',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, market, id, messageId, addressIndex, codeHash }, { now }) {
    const borrower = await lockBorrower(tx, borrowerId);
    const still = borrower && (await statedMailOf(tx, seal, borrowerId));
    // Corrected, or confirmed, while we asked.
    if (!still || still.isConfirmed || !still.index.equals(addressIndex)) return { refused: 'not_found' };
    const last = await findMailCode(tx, borrowerId);
    const isSame = last?.addressIndex.equals(addressIndex) === true;
    const next = last && isSame ? secondsAfter(last.sentAt, mailResendSeconds) : now;
    const waitSeconds = Math.ceil((next.getTime() - now.getTime()) / 1_000);
    if (waitSeconds > 0) return { refused: 'too_many_requests', facts: { waitSeconds } };
    const expiresAt = secondsAfter(now, mailCodeLivesSeconds);
    const code = { id, borrowerId, addressIndex, codeHash, sentAt: now, expiresAt };
    await saveMailCode(tx, code);
    const language = isLanguage(borrower.language) ? borrower.language : 'en';
    const t = mailTexts(language);
    const notice = { title: t('confirm.title'), body: t('confirm.body') };
    await insertMessage(tx, {
      id: messageId,
      market,
      borrowerId,
      phoneIndex: null,
      kind: 'mail-code',
      channel: 'email',
      sealed: seal.seal(JSON.stringify(notice), messageAbout(messageId)),
      writtenAt: now,
      sentAt: null,
    });
    return { output: language, facts: { market } };
  },
});

type Sent = Pick<Asked, 'borrowerId' | 'market'> & {
  readonly messageId: string;
  readonly attemptId: string;
  readonly code: string;
  readonly language: Language;
  readonly to: string;
};

async function handOver(
  { lenderIn }: Parts,
  email: MessageGateway,
  { messageId, attemptId, market, code, language, to }: Sent,
): Promise<Delivery | 'gateway-down'> {
  const lender = lenderIn(market);
  const t = mailTexts(language);
  const mail = {
    id: messageId,
    market,
    to,
    title: t('confirm.subject', { lender }),
    text: `${t('confirm.mail', { lender, code })}\n\n${lender}`,
    reference: attemptId,
  };
  try {
    return await email(mail);
  } catch (error) {
    if (error instanceof GatewayDown) return 'gateway-down';
    throw error;
  }
}

/** One that no mail server took never was: another can be asked for at once. */
async function settle(
  { database, ports, now }: Parts,
  { borrowerId, market, messageId, attemptId }: Sent,
  became: Delivery | 'gateway-down',
): Promise<void> {
  const at = now();
  const attempt = { id: attemptId, messageId, market, purpose: 'codes', way: 'email', at } as const;
  await lease(database, 'code.settle', async (tx) => {
    if (became === 'taken') {
      await markMessageSent(tx, messageId, { at, by: 'email' });
      await beginAttempt(tx, attempt);
      const cost = costOf(ports.prices, { market, way: 'email', parts: 1 });
      return void (await noteHandedOver(tx, attemptId, { at, parts: 1, cost }));
    }
    // The borrower's row first, as everywhere.
    await lockBorrower(tx, borrowerId);
    await deleteMailCode(tx, borrowerId);
    await markMessageFailed(tx, messageId, at);
    await beginAttempt(tx, attempt);
    const reason = became === 'gone' ? 'nobody-there' : became;
    await failAttempt(tx, attemptId, { at, reason });
  });
}
