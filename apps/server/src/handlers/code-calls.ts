import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { readBorrowerPhone } from '@candor/services/customers/borrowers';
import { sealLoginTicket, sendCode, type SendCode } from '@candor/services/customers/sessions';
import { loanOfCode } from '@candor/services/lending/contracts';
import type { IdentityDeps } from '@candor/services/kernel';
import type { CallContext } from '../http/handler.ts';
import { languageOf, type GroupHandlers } from './handler-parts.ts';
import { numberOf, phoneFault } from './session-words.ts';

type CodeCalls = Pick<
  GroupHandlers<'session'>,
  'session.sms-code' | 'session.voice-code' | 'session.step-up-code'
>;

/** A1.2, A1.3, A1.11: sending codes. */
export function codeHandlers(parts: IdentityDeps): CodeCalls {
  const { database, seal, now } = parts;
  const ticketOf = (market: MarketId, phone: string) => sealLoginTicket(seal, market, phone, now());
  return {
    'session.sms-code': async (asked, context) => {
      const number = numberOf(parts, context.market, asked);
      if (number === undefined) return phoneFault(context.market);
      const sent = await send(parts, context, { phone: number, purpose: 'login', by: 'sms' });
      if ('refused' in sent && sent.refused === 'voice_code_too_early')
        throw new Error('an SMS waits for nothing');
      return 'refused' in sent ? sent : { ...sent, ticket: ticketOf(context.market, number) };
    },

    'session.voice-code': async (asked, context) => {
      const number = numberOf(parts, context.market, asked);
      if (number === undefined) return phoneFault(context.market);
      const sent = await send(parts, context, { phone: number, purpose: 'login', by: 'voice' });
      return 'refused' in sent ? sent : { ...sent, ticket: ticketOf(context.market, number) };
    },

    'session.step-up-code': async ({ purpose, by, about, loan }, context) => {
      const { borrowerId } = context.session;
      const phone = await readBorrowerPhone(database, seal, borrowerId);
      if (phone === null) throw new Error('A borrower who is logged in has a number.');
      const what = { phone, purpose, by, ...(about !== undefined && { about }) };
      if (loan === undefined) return send(parts, context, what);
      const { amount, firstDueOn, ...chosen } = loan;
      const day = firstDueOn !== null && { firstDueOn: firstDueOn as CalendarDate };
      const wish = { borrowerId, amount: BigInt(amount), ...chosen, ...day };
      const asked = { market: context.market, about: about ?? '', loan: wish };
      const signs = await loanOfCode(database, seal, asked, now());
      if (signs && 'refused' in signs) return signs;
      return send(parts, context, { ...what, ...(purpose === 'sign' && { signs }) });
    },
  };
}

type Context = Pick<CallContext, 'requestId' | 'facts' | 'caller'> & { readonly market: MarketId };

function send(
  parts: IdentityDeps,
  { market, facts, caller, requestId }: Context,
  what: Pick<SendCode, 'phone' | 'purpose' | 'by' | 'about' | 'signs'>,
) {
  const language = languageOf(facts, market);
  const who = { address: caller.address, deviceId: facts.deviceId };
  return sendCode(parts, { ...what, market, language, caller: who, requestId });
}
