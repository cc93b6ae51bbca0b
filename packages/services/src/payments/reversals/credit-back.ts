import type { CalendarDate } from '@candor/domain/calendar';
import { borrowerCredit, type Loan } from '@candor/domain/loan';
import { addWorkingDays, lending, marketMoney, type Language, type MarketId } from '@candor/markets';
import { accountOfApplication } from '@candor/store/disbursements';
import type { ReadTx } from '@candor/store/database';
import { dayWords } from '../../customers/messages/day-words.ts';
import { payoutAccountFor } from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { creditBackTexts } from './credit-back-texts.ts';

/** What is left of a borrower's money when a loan has ended: to which account it goes back, and by when. */
export type CreditBack = {
  readonly amount: bigint;
  /** The one that the loan was paid out to, unless staff are told of another; null where none is known. */
  readonly account: string | null;
  readonly by: CalendarDate;
};

/** Null while the loan runs, and where nothing is left. */
export async function creditBackOf(
  tx: ReadTx,
  seal: PersonSeal,
  { orderId, loan, market }: { orderId: string | null; loan: Loan; market: MarketId },
): Promise<CreditBack | null> {
  const amount = borrowerCredit(loan);
  const since = loan.allocations.findLast(({ until, toCredit }) => until === null && toCredit > 0n)?.on;
  if (loan.state === 'active' || amount <= 0n || since === undefined) return null;
  const own = orderId === null ? null : await accountOfApplication(tx, orderId);
  const to = own === null ? undefined : await payoutAccountFor(tx, seal, own);
  return {
    amount,
    account: to ? `${to.institutionName} ${to.masked}` : null,
    by: creditBackBy(market, since),
  };
}

/** The day by which we promise it to be back, counted from the payment that left it. */
export function creditBackBy(market: MarketId, since: CalendarDate): CalendarDate {
  return addWorkingDays(market, since, lending[market].creditBackWorkingDays);
}

/** On the receipt, on the loan's page and in the message. */
export function creditBackLine(
  { amount, account, by }: CreditBack,
  { market, on, language }: { market: MarketId; on: CalendarDate; language: Language },
): string {
  const t = creditBackTexts(language);
  return t(by < on ? 'late' : 'back', {
    amount: marketMoney(market, amount),
    account: account ?? t('account'),
    day: dayWords(by, language),
  });
}
