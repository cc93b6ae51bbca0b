import { loanCancelDetailCall } from './cancel-detail-call.ts';
import { loanDelayDetailCall } from './delay-detail-call.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import {
  loanCertificateCall,
  loanInterestCertificateCall,
  loanPapersCall,
  loanReceiptCall,
  loanSettlementQuoteCall,
  loanStatementCall,
} from './loan-paper-calls.ts';
import { paymentSheet } from './payment-sheet.ts';
import { loanRepayPlanCall } from './repay-plan-call.ts';
import { loanChoicesCall, loanInitPayTypeCall } from './repayment-choice-calls.ts';

/** A7.3, A7.4, A7.6, A7.8, A7.11, A7.14 to A7.16: what a borrower reads about repaying. */
export function repaymentHandlers(
  parts: HandlerParts,
): CallHandlers<
  | 'loan.choices'
  | 'loan.init-pay-type'
  | 'loan.repay-plan'
  | 'loan.delay-detail'
  | 'loan.cancel-detail'
  | 'loan.payment-status'
  | 'loan.receipt'
  | 'loan.statement'
  | 'loan.certificate'
  | 'loan.papers'
  | 'loan.settlement-quote'
  | 'loan.interest-certificate'
> {
  return {
    'loan.choices': loanChoicesCall(parts),
    'loan.init-pay-type': loanInitPayTypeCall(parts),
    'loan.repay-plan': loanRepayPlanCall(parts),
    'loan.delay-detail': loanDelayDetailCall(parts),
    'loan.cancel-detail': loanCancelDetailCall(parts),
    'loan.payment-status': async ({ paymentId }, { market, session: { borrowerId }, facts }) => {
      const now = parts.borrowing.now();
      const reader = {
        borrowerId,
        market,
        language: languageOf(facts, market),
        now,
        seal: parts.borrowing.seal,
      };
      const sheet = await paymentSheet(parts.database, reader, paymentId);
      return sheet ?? { refused: 'not_found' };
    },
    'loan.receipt': loanReceiptCall(parts),
    'loan.statement': loanStatementCall(parts),
    'loan.certificate': loanCertificateCall(parts),
    'loan.papers': loanPapersCall(parts),
    'loan.settlement-quote': loanSettlementQuoteCall(parts),
    'loan.interest-certificate': loanInterestCertificateCall(parts),
  };
}
