import type { Calls } from '@candor/contract';
import { markets, type MarketId } from '@candor/markets';
import { dayIn } from '@candor/services/kernel/time';
import { runCommand } from '@candor/services/kernel/commands';
import { chooseWay, hearReport, readMessageWays } from '@candor/services/customers/delivery';
import { confirmMail, readMail, sendMailCode } from '@candor/services/customers/mail';
import { markMessagesRead, readInbox } from '@candor/services/customers/messages';
import type { IdentityDeps } from '@candor/services/kernel';
import type { Handler } from '../http/handler.ts';
import type { GroupHandlers } from './handler-parts.ts';
import { triesSentence } from './session-words.ts';

/** The inbox, how one is told that something is in it, and what gateways report of that. */
export function messageHandlers(parts: IdentityDeps): GroupHandlers<'message'> {
  const { database, seal, now } = parts;
  return {
    'message.list': async ({ cursor }, { market, session: { borrowerId } }) => {
      const page = await readInbox(database, seal, { borrowerId, cursor: cursor ?? null });
      return { today: dayIn(markets[market].timeZone, now()), ...page, messages: [...page.messages] };
    },

    'message.read': async ({ messageIds }, { session: { borrowerId } }) =>
      (await markMessagesRead(database, { borrowerId, ids: messageIds, now: now() })) ?? {
        refused: 'not_found',
      },

    'message.preferences': async (_input, { market, session: { borrowerId } }) =>
      preferencesOf(parts, { market, borrowerId }),

    'message.preference-set': async (input, { market, session: { borrowerId }, requestId }) => {
      const answer = await runCommand(database, chooseWay(parts), {
        input: { ...input, borrowerId, market },
        actor: { kind: 'borrower', id: borrowerId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`a preference was answered with ${answer.kind}`);
      return preferencesOf(parts, { market, borrowerId });
    },

    'message.mail-code': async (_input, { market, session: { borrowerId }, requestId }) => {
      const actor = { kind: 'borrower', id: borrowerId } as const;
      const answer = await sendMailCode(parts, { borrowerId, market, actor, requestId });
      if (answer.is === 'too_many_requests')
        return { refused: answer.is, retryAfterSeconds: answer.waitSeconds };
      if (answer.is === 'message_not_sent') return { refused: answer.is };
      return preferencesOf(parts, { market, borrowerId });
    },

    'message.mail-confirm': async ({ code }, { market, session: { borrowerId }, requestId }) => {
      const answer = await runCommand(database, confirmMail(seal), {
        input: { borrowerId, code },
        actor: { kind: 'borrower', id: borrowerId },
        requestId,
        now: now(),
      });
      if (answer.kind !== 'done') throw new Error(`a code for an address was answered with ${answer.kind}`);
      const { output } = answer;
      if (output.is === 'code_wrong')
        return { refused: 'code_wrong', detail: triesSentence(output.triesLeft) };
      if (output.is !== 'confirmed') return { refused: output.is };
      return preferencesOf(parts, { market, borrowerId });
    },

    'message.report': reported(parts, 'http'),
    // The two differ in how they are signed alone.
    'message.report-twilio': reported(parts, 'twilio') as unknown as Handler<Calls['message.report-twilio']>,
  };
}

async function preferencesOf(
  parts: IdentityDeps,
  reader: { readonly market: MarketId; readonly borrowerId: string },
) {
  const purposes = await readMessageWays(parts.database, parts, reader);
  const mail = await readMail(parts.database, parts, reader.borrowerId);
  return {
    email: mail && { ...mail, codeSentAt: mail.codeSentAt?.toISOString() ?? null },
    purposes: purposes.map(({ purpose, way, isChosen, next, ways }) => ({
      purpose,
      way,
      isChosen,
      next: [...next],
      ways: ways.map((each) => ({ ...each })),
    })),
  };
}

/** Its signature is checked, it is kept and followed, and then answered. */
function reported(
  { database, ports, now }: IdentityDeps,
  by: 'http' | 'twilio',
): Handler<Calls['message.report']> {
  return async (_fields, { callback, requestId, log }) => {
    const read = ports.reports?.[by];
    if (!read) return { refused: 'not_found' };
    const heard = callback ? read(callback) : null;
    if (heard === null) {
      log.warn({ gateway: by }, 'a delivery report with a wrong signature was refused');
      return { refused: 'signature_is_wrong' };
    }
    if (heard !== 'nothing')
      await runCommand(database, hearReport, {
        input: heard,
        actor: { kind: 'channel', id: `messages-${by}` },
        requestId,
        now: now(),
      });
    return { result: 'OK' };
  };
}
