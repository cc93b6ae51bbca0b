import type { Calls, RequestOf } from '@candor/contract/client';

export type PayRequest = RequestOf<Calls['loan.init-pay-type']>;
/** What is asked about it: until it is decided what the extra does, it only waits. */
export const previewOf = (asked: PayRequest, surplus = asked.surplus): PayRequest =>
  asked.choice === 'own' ? { ...asked, surplus: surplus ?? 'keep' } : asked;

export type Choice = PayRequest['choice'];

const choices: readonly string[] = ['everything', 'overdue', 'instalment', 'own'] satisfies Choice[];

const isChoice = (text: string): text is Choice => choices.includes(text);

export type Surplus = NonNullable<PayRequest['surplus']>;

const surpluses: readonly string[] = ['keep', 'shorter', 'smaller'] satisfies Surplus[];

const isSurplus = (text: string | null): text is Surplus => text !== null && surpluses.includes(text);

/**
 * What an address asks to be paid, or nothing if it asks for nothing sensible. Only an own amount is in the
 * hand of whoever wrote the address; every other one is reckoned anew.
 *   choice=own&amount=50000 → 500.00 · choice=instalment&amount=1 → the instalment, whatever it is today
 */
export function requestOf(loanId: string, query: URLSearchParams): PayRequest | undefined {
  const choice = query.get('choice') ?? 'instalment';
  if (!isChoice(choice)) return undefined;
  if (choice !== 'own') return { loanId, choice };
  const amount = query.get('amount') ?? '';
  const surplus = query.get('surplus');
  if (!/^[1-9]\d{0,14}$/.test(amount)) return undefined;
  return { loanId, choice, amount: Number(amount), ...(isSurplus(surplus) && { surplus }) };
}
