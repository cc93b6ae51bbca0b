import type { CalendarDate } from '@candor/domain/calendar';
import { defineTexts, inEachLanguage, type Language } from '@candor/i18n';
import { marketMoney, type MarketId, type Words } from '@candor/markets';
import { disbursementFaultWords } from '../../kernel/ports/disbursement-fault-texts.ts';
import type { DisbursementStanding } from '../disbursements/disbursement-standing.ts';
import { dayWords } from '../../customers/messages/day-words.ts';
import translations from './disbursement-texts.json' with { type: 'json' };

const disbursementTexts = defineTexts(
  {
    'signed.body': 'We message you when it is paid out. Your agreement is in the app.',
    'signed.title': 'Signed, and {sum} is on its way',
    'paid-out.body': 'Your first instalment, {due}, is due on {day}.',
    'paid-out.title': '{sum} is paid out to you',
    'failed.body':
      'The money did not reach your account. {reason} Open your application in the app and choose or add another account in your name. We send it again at once. You owe nothing until it is paid out.',
    'failed.title': 'The payout failed',
    'refunded.title': 'Your money is on its way back',
    'refunded.body': 'You paid {sum} too much. We have sent it to your account.',
    'standing.ordered': 'We are sending the money.',
    'standing.sent': 'The bank or wallet is processing it. It usually takes minutes.',
    'standing.unknown':
      'The bank or wallet has not answered yet. We keep asking. We send the money once, never twice.',
    'standing.failed': '{why} Choose or add another account in your name.',
    'standing.left': 'The money is paid out.',
  },
  translations,
);

/** How far the money of an order is, in one line for the borrower. */
export function payoutLine(
  { state, why }: Pick<DisbursementStanding, 'state' | 'why'>,
  language: Language,
): string {
  return disbursementTexts(language)(`standing.${state}`, { why: disbursementFaultWords(why, language) });
}

type Texts = { readonly title: Words; readonly body: Words };

type Sum = { readonly market: MarketId; readonly amount: bigint };

/** Told when an offer was signed: the money has been ordered. */
export function signedWords({ market, amount }: Sum): Texts {
  const sum = marketMoney(market, amount);
  return {
    title: disbursementTexts.all('signed.title', { sum }),
    body: disbursementTexts.all('signed.body'),
  };
}

/** Told when the money has left, with the first day on which something is due. */
export function paidOutWords({
  market,
  amount,
  first,
}: Sum & { readonly first: { readonly dueOn: CalendarDate; readonly total: bigint } }): Texts {
  const [sum, due] = [marketMoney(market, amount), marketMoney(market, first.total)];
  return {
    title: disbursementTexts.all('paid-out.title', { sum }),
    body: inEachLanguage((language) =>
      disbursementTexts(language)('paid-out.body', { due, day: dayWords(first.dueOn, language) }),
    ),
  };
}

/** Told when the money did not arrive: why, what it costs (nothing), and what to do. */
export function disbursementFailedWords({ why }: { readonly why: string | null }): Texts {
  return {
    title: disbursementTexts.all('failed.title'),
    body: inEachLanguage((language) =>
      disbursementTexts(language)('failed.body', { reason: disbursementFaultWords(why, language) }),
    ),
  };
}

/** Told when what was overpaid has been sent back. */
export function refundedWords({ market, amount }: Sum): Texts {
  const sum = marketMoney(market, amount);
  return {
    title: disbursementTexts.all('refunded.title'),
    body: disbursementTexts.all('refunded.body', { sum }),
  };
}
