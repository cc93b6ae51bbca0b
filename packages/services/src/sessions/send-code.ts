import { randomInt } from 'node:crypto';
import type { Language, MarketId } from '@candor/markets';
import { returnPermits, type CodeCarrier, type CodePurpose, type Permit } from '@candor/store';
import { maskPhone } from '../borrowers/mask-phone.ts';
import { runCommand } from '../commands/run-command.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { codeText } from '../messages/code-words.ts';
import { GatewayDown, type OutgoingMessage } from '../messages/message-ports.ts';
import { ownPermits, permitsOf, takeAll, type Caller } from './limits.ts';
import { makeCode } from './make-code.ts';
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
};

export type CodeSent = {
  readonly sentTo: string;
  readonly expiresInSeconds: number;
  readonly resendInSeconds: number;
  readonly voiceInSeconds: number;
};

type Why = 'too_many_requests' | 'voice_code_too_early' | 'message_not_sent' | 'messages_paused';
export type CodeNotSent = { [W in Why]: { readonly refused: W; readonly retryAfterSeconds?: number } }[Why];

/**
 * Sends a code. Whether the phone is known is not even looked up: the same statements run, and the same message goes out. It
 * is sent while the caller waits and not by the worker, so that a dead gateway can be told; then what was counted is
 * given back, and the code never was.
 */
export async function sendCode(parts: IdentityParts, request: SendCode): Promise<CodeSent | CodeNotSent> {
  const { database, seal, now, newId, appHost } = parts;
  const { market, phone, purpose, by, language, requestId } = request;
  const phoneIndex = seal.index('phone', market, phone);
  const asked = purpose === 'login' ? 'code' : 'stepUp';
  const permits = permitsOf(parts, asked, phoneIndex, request.caller);
  const waitSeconds = await takeAll(database, permits, now());
  if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
  const giveBack = (some: readonly Permit[]) => database.withTransaction((tx) => returnPermits(tx, some));

  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const id = newId();
  const messageId = newId();
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
    },
    actor: { kind: 'anyone', id: 'codes' },
    requestId,
    now: now(),
  });
  if (made.kind !== 'done') {
    await giveBack(ownPermits(seal, asked, phoneIndex, request.caller.deviceId));
    if (made.kind !== 'refused') return { refused: 'too_many_requests' };
    const { refused, facts } = made.refusal;
    if (refused === 'messages_paused') await noteSpend(parts, { by, sentToday: Infinity });
    const wait = Number(facts?.['waitSeconds'] ?? 0);
    return { refused, ...(wait > 0 && { retryAfterSeconds: wait }) } as CodeNotSent;
  }
  await noteSpend(parts, { by, sentToday: made.output.sentToday });
  const text = codeText(purpose, language, { code, host: appHost, by });
  const isTaken = await handOver(parts, by, { id: messageId, market, to: phone, title: '', text });
  await settleCode(parts, { id, messageId, by, isTaken });
  if (!isTaken) {
    await giveBack(permits);
    return { refused: 'message_not_sent' };
  }
  return {
    sentTo: maskPhone(phone),
    expiresInSeconds: codeLivesSeconds,
    resendInSeconds: made.output.resendInSeconds,
    voiceInSeconds: voiceAfterSeconds,
  };
}

async function handOver(
  { ports }: IdentityParts,
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
