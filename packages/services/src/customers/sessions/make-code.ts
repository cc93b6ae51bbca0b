import type { Language, MarketId } from '@candor/markets';
import {
  codeHistory,
  insertCode,
  lockCodes,
  type CodeCarrier,
  type CodePurpose,
} from '@candor/store/sessions';
import { countMessage, insertMessage } from '@candor/store/messages';
import type { Command } from '../../kernel/commands/command.ts';
import type { MessageKind } from '../contact/message-kinds.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { wordsInForce, type WordsInForce } from '../templates/words-in-force.ts';
import { codeNotice, codeTemplate } from '../messages/code-texts.ts';
import { messageAbout } from '../messages/write-message.ts';
import { codeLivesSeconds, resendWait, secondsAfter, voiceAfterSeconds } from './session-rules.ts';

type MakeCode = {
  readonly id: string;
  readonly messageId: string;
  readonly market: MarketId;
  readonly phoneIndex: Buffer;
  readonly purpose: CodePurpose;
  readonly by: CodeCarrier;
  readonly language: Language;
  readonly codeHash: Buffer;
  readonly about: string | null;
  /** The number has no account: what strangers ask for is counted apart. */
  readonly isNewcomer: boolean;
  /** Its message names the loan that it signs. */
  readonly namesLoan?: boolean;
};

/**
 * Where something runs away: at so many times what newcomers may ask for in a day. From then on each customer
 * has one code a day, which nobody can use up by asking for others'.
 */
const ceilingTimes = 10;

export const countedAs = (by: CodeCarrier, isNewcomer: boolean): string =>
  isNewcomer ? `${by}:newcomers` : by;

type CodeRefusal = 'too_many_requests' | 'voice_code_too_early' | 'messages_paused';

/** Writes a code down before it goes out: by its hash, bound to its phone and purpose, for five minutes. */
export function makeCode({
  seal,
  messagesADay,
}: Pick<IdentityDeps, 'seal' | 'messagesADay'>): Command<
  MakeCode,
  { resendInSeconds: number; sentToday: number; words: WordsInForce },
  CodeRefusal
> {
  return {
    name: 'session.make-code',
    subject: ({ purpose }) => `code:${purpose}`,
    async decide(tx, input, { now }) {
      const { id, messageId, market, phoneIndex, purpose, by, language, codeHash, about, isNewcomer } = input;
      await lockCodes(tx, { phoneIndex, purpose });
      const since = secondsAfter(now, -3_600);
      const own = await codeHistory(tx, { phoneIndex, purpose, sentBy: by, since });
      const untilNext = secondsUntil(now, own.lastSentAt, resendWait(own.sent));
      if (untilNext > 0) return { refused: 'too_many_requests', facts: { by, waitSeconds: untilNext } };
      if (by === 'voice') {
        const sms = await codeHistory(tx, { phoneIndex, purpose, sentBy: 'sms', since });
        const untilVoice = voiceWait(now, sms);
        if (untilVoice > 0) return { refused: 'voice_code_too_early', facts: { waitSeconds: untilVoice } };
        if (untilVoice < 0) return { refused: 'voice_code_too_early' };
      }
      const sentToday = await countMessage(tx, dayOf(now), countedAs(by, isNewcomer));
      const ofTheDay = await codeHistory(tx, { phoneIndex, purpose, sentBy: by, since: startOfDay(now) });
      const isOwnFirst = !isNewcomer && ofTheDay.sent === 0;
      if (sentToday > ceilingTimes * messagesADay && !isOwnFirst)
        return { refused: 'messages_paused', facts: { by, sentToday } };
      const template = codeTemplate(purpose, input.namesLoan ?? false);
      const words = (await wordsInForce(tx, { market, language }, [template]))(template, 'sms');
      const expiresAt = secondsAfter(now, codeLivesSeconds);
      const code = { id, market, phoneIndex, purpose, sentBy: by, codeHash, sentAt: now, expiresAt, about };
      await insertCode(tx, code);
      const sealed = seal.seal(JSON.stringify(codeNotice(purpose, language)), messageAbout(messageId));
      await insertMessage(tx, {
        id: messageId,
        market,
        borrowerId: null,
        phoneIndex,
        kind: `${purpose}-code` satisfies MessageKind,
        channel: by,
        sealed,
        writtenAt: now,
        sentAt: null,
      });
      return {
        output: { resendInSeconds: resendWait(own.sent + 1), sentToday, words },
        facts: { by, purpose, market },
      };
    },
  };
}

/** The day that spending is counted by is nobody's business day: it is the vendor's, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

const startOfDay = (at: Date) => new Date(`${dayOf(at)}T00:00:00Z`);

function secondsUntil(now: Date, last: Date | null, waitSeconds: number): number {
  if (last === null) return 0;
  return Math.max(0, Math.ceil((secondsAfter(last, waitSeconds).getTime() - now.getTime()) / 1_000));
}

/**
 * Seconds until a call may be asked for; −1 while no SMS was tried. One that the network did not take opens
 * it at once.
 */
function voiceWait(
  now: Date,
  { lastSentAt, lastFailedAt }: { lastSentAt: Date | null; lastFailedAt: Date | null },
): number {
  if (lastFailedAt !== null && (lastSentAt === null || lastFailedAt >= lastSentAt)) return 0;
  return lastSentAt === null ? -1 : secondsUntil(now, lastSentAt, voiceAfterSeconds);
}
