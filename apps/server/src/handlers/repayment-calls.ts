import type { CallHandlers, HandlerParts } from './handler-parts.ts';

export function repaymentCalls(
  _parts: HandlerParts,
): CallHandlers<
  | 'loan.choices'
  | 'loan.init-pay-type'
  | 'loan.repay-plan'
  | 'loan.delay-detail'
  | 'loan.cancel-detail'
  | 'loan.payment-status'
  | 'loan.receipt'
  | 'loan.statement'
> {
  return {
    'loan.choices': async () => awaited(),
    'loan.init-pay-type': async () => awaited(),
    'loan.repay-plan': async () => awaited(),
    'loan.delay-detail': async () => awaited(),
    'loan.cancel-detail': async () => awaited(),
    'loan.payment-status': async () => awaited(),
    'loan.receipt': async () => awaited(),
    'loan.statement': async () => awaited(),
  };
}

function awaited(): never {
  throw new Error('awaited');
}
