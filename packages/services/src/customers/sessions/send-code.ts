import { randomInt } from 'node:crypto';
import type { Language, MarketId } from '@candor/markets';
import { findBorrowerByPhone } from '@candor/store/borrowers';
import { messagesSentOn, uncountMessage } from '@candor/store/messages';
import { returnRateLimitTokens, type Permit } from '@candor/store/rate-limits';
import type { CodeCarrier, CodePurpose } from '@candor/store/sessions';
import { lease } from '../../kernel/commands/lease.ts';
import { maskPhone } from '../borrowers/mask-phone.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { codeText, type SignedByCode } from '../messages/code-texts.ts';
import { GatewayDown, type OutgoingMessage } from '../../kernel/message-ports/message-ports.ts';
import {
  customerRateLimitTokens,
  newcomerRateLimitTokens,
  ownRateLimitTokens,
  permitsOf,
  takeAll,
  type Caller,
} from '../../kernel/rate-limits/limits.ts';
import { countedAs, dayOf, makeCode } from './make-code.ts';
import { noteSpend } from './note-spend.ts';
import { codeDigits, codeLivesSeconds, voiceAfterSeconds } from './session-rules.ts';
import { settleCode } from './settle-code.ts';

export type SendCode = {
  readonly market: MarketId;
  /** As the world dials it. */
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly by: CodeCarrier;
  readonly language: Language;
  readonly caller: Caller;
  readonly requestId: string;
  /** What exactly it shall open, where that is more than its purpose. */
  readonly about?: string;
  /** What it signs, for its message to name. */
  readonly signs?: SignedByCode | undefined;
};

export type CodeSent = {
  readonly sentTo: string;
  readonly expiresInSeconds: number;
  readonly resendInSeconds: number;
  readonly voiceInSeconds: number;
  /** So many ask for codes that one may be late. */
  readonly isBusy: boolean;
};

type Why = 'too_many_requests' | 'voice_code_too_early' | 'message_not_sent' | 'messages_paused';
export type CodeNotSent = { [W in Why]: { readonly refused: W; readonly retryAfterSeconds?: number } }[Why];

/**
 * Sends a code. Whether the phone is known is not told: the same statements run, the same answer is given,
 * and the same message goes out. It is sent while the caller waits and not by the worker, so that a dead
 * gateway can be told; then what was counted is given back, and the code never was.
 *
 * Strangers who ask for codes without end use up what there is for numbers without an account, never a
 * customer's. From then on everybody is answered that codes may be late (`isBusy`), a customer's is sent all
 * the same, and a newcomer's is not. Nobody waits for the gateway then: how long the answer takes tells
 * nothing either.
 */
export async function sendCode(parts: IdentityDeps, request: SendCode): Promise<CodeSent | CodeNotSent> {
  const { database, seal, now, newId, lenderIn, appHost } = parts;
  const { market, phone, purpose, by, language, requestId } = request;
  const phoneIndex = seal.index('phone', market, phone);
  const asked = purpose === 'login' ? 'code' : 'stepUp';
  const permits = permitsOf(parts, asked, phoneIndex, request.caller);
  const waitSeconds = await takeAll(database, permits, now());
  if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
  const giveBack = (some: readonly Permit[]) =>
    lease(database, 'limit.count', (tx) => returnRateLimitTokens(tx, some));
  const stand = asked === 'code' ? await newcomerStand(parts, request, phoneIndex) : customer;
  if ('waitSeconds' in stand) return { refused: 'too_many_requests', retryAfterSeconds: stand.waitSeconds };
  const { isNewcomer, isBusy } = stand;

  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const id = newId();
  const [messageId, attemptId] = [newId(), newId()];
  const codeHash = seal.codeHash(id, purpose, phoneIndex, code);
  const made = await runCommand(database, makeCode(parts), {
    input: {
      id,
      messageId,
      market,
      phoneIndex,
      purpose,
      by,
      language,
      codeHash,
      about: request.about ?? null,
      isNewcomer,
      namesLoan: request.signs !== undefined,
    },
    actor: { kind: 'anyone', id: 'codes' },
    requestId,
    now: now(),
  });
  if (made.kind !== 'done') {
    await giveBack(ownRateLimitTokens(seal, asked, phoneIndex, request.caller.deviceId));
    if (made.kind !== 'refused') return { refused: 'too_many_requests' };
    const { refused, facts } = made.refusal;
    if (refused === 'messages_paused') await noteSpend(parts, { by, sentToday: Infinity });
    const wait = Number(facts?.['waitSeconds'] ?? 0);
    return { refused, ...(wait > 0 && { retryAfterSeconds: wait }) } as CodeNotSent;
  }
  await noteSpend(parts, { by, sentToday: isNewcomer ? made.output.sentToday : 0 });
  const { words } = made.output;
  const { registered } = words;
  const text = codeText(words.body, {
    code,
    lender: lenderIn(market),
    host: appHost,
    by,
    signs: request.signs,
  });
  const send = async () => {
    if (isBusy && isNewcomer) {
      await lease(database, 'limit.count', (tx) => uncountMessage(tx, dayOf(now()), countedAs(by, true)));
      return true;
    }
    const message = { id: messageId, market, to: phone, title: '', text, reference: attemptId };
    const isTaken = await handOver(parts, by, { ...message, ...(registered && { registered }) });
    await settleCode(parts, { id, messageId, attemptId, market, text, by, isNewcomer, isTaken, words });
    return isTaken;
  };
  if (isBusy) void send().catch(() => {}); // A code that went wrong is asked for again.
  else if (!(await send())) {
    await giveBack(permits);
    return { refused: 'message_not_sent' };
  }
  return {
    sentTo: maskPhone(phone),
    expiresInSeconds: codeLivesSeconds,
    resendInSeconds: made.output.resendInSeconds,
    voiceInSeconds: voiceAfterSeconds,
    isBusy,
  };
}

const customer = { isNewcomer: false, isBusy: false } as const;

/**
 * Whether the number has no account, and whether newcomers have asked for all that there is for them. Asked
 * in the same statements for everybody.
 */
async function newcomerStand(
  parts: IdentityDeps,
  { market, by, caller }: SendCode,
  phoneIndex: Buffer,
): Promise<{ readonly isNewcomer: boolean; readonly isBusy: boolean } | { readonly waitSeconds: number }> {
  const { database, now, messagesADay } = parts;
  const at = now();
  const { isNewcomer, sentToday } = await database.read(async (tx) => ({
    isNewcomer: (await findBorrowerByPhone(tx, market, phoneIndex)) === undefined,
    sentToday: await messagesSentOn(tx, dayOf(at), countedAs(by, true)),
  }));
  // How fast customers' codes may go out: strangers take nothing of it for longer than they are looked at.
  const customers = customerRateLimitTokens(parts);
  const waitSeconds = await takeAll(database, customers, at);
  if (waitSeconds > 0) return { waitSeconds };
  const strangers = newcomerRateLimitTokens(parts, caller.address);
  const isOver = (await takeAll(database, strangers, at)) > 0;
  // Each takes of their own alone: what was taken of the others' is put back, in the same statements for all.
  const back = [
    ...customers.map((permit) => putBack(permit, isNewcomer)),
    ...strangers.map((permit) => putBack(permit, !isNewcomer && !isOver)),
  ];
  await lease(database, 'limit.count', (tx) => returnRateLimitTokens(tx, back));
  return { isNewcomer, isBusy: isOver || sentToday >= messagesADay };
}

const putBack = (permit: Permit, isBack: boolean): Permit => ({
  ...permit,
  everySeconds: isBack ? permit.everySeconds : 0,
});

async function handOver(
  { ports }: IdentityDeps,
  by: CodeCarrier,
  message: OutgoingMessage,
): Promise<boolean> {
  try {
    await ports[by](message);
    return true;
  } catch (error) {
    if (error instanceof GatewayDown) return false;
    throw error;
  }
}
