import { isMarketId, type MarketId } from '@candor/markets';
import { findCreditToReturn } from '@candor/store/loan-lists';
import { findListedMoney } from '@candor/store/payments';
import { findLoanByApplication } from '@candor/store/transfers';
import type { Database, ReadTx } from '@candor/store/database';
import { idOfWords } from '../../payments/payments/id-of-words.ts';

/** As the audit log files what is asked about a loan's credit. */
export const creditSubject = (orderId: string) => `order:${orderId}`;

export type RefundOf =
  | { readonly is: 'payment'; readonly paymentId: string }
  | { readonly is: 'credit'; readonly loanId: string };

/** The market of money that finance looks at; undefined where there is no such payment. */
async function marketOfPayment(tx: ReadTx, paymentId: string): Promise<MarketId | undefined> {
  const market = (await findListedMoney(tx, paymentId))?.market;
  return market !== undefined && isMarketId(market) ? market : undefined;
}

/** Reads the market of a payment, in a transaction of its own. */
export function readMarketOfPayment(database: Database, paymentId: string): Promise<MarketId | undefined> {
  return database.read((tx) => marketOfPayment(tx, paymentId));
}

/** What an approver is asked for; undefined where there is nothing to send back. */
export function refundToAsk(
  database: Database,
  of: RefundOf,
  { requestId, accountId }: { readonly requestId: string; readonly accountId: string | null },
) {
  return database.read(async (tx) => {
    if (of.is === 'payment') {
      const { paymentId } = of;
      const market = await marketOfPayment(tx, paymentId);
      if (!market) return undefined;
      // One refund of one payment, however often it is asked for.
      const input = { paymentId, refundId: idOfWords(`refund of payment ${paymentId}`), accountId };
      const subject = `payment:${paymentId}`;
      return { requestId, act: 'payment.refund', market, subject, input } as const;
    }
    const loan = await findLoanByApplication(tx, of.loanId);
    const credit = await findCreditToReturn(tx, of.loanId);
    if (!loan || !credit || !isMarketId(loan.market)) return undefined;
    const input = { orderId: of.loanId, amount: String(credit.amount), refundId: requestId, accountId };
    const subject = creditSubject(of.loanId);
    return { requestId, act: 'credit.refund', market: loan.market, subject, input } as const;
  });
}
