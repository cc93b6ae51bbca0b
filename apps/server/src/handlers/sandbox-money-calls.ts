import type { CallHandlers, HandlerParts } from './handler-parts.ts';
import { sandboxExplainHandlers } from './sandbox-explain-calls.ts';
import { sandboxPayCall } from './sandbox-pay-call.ts';
import { sandboxHardshipCall } from './sandbox-hardship-call.ts';
import { sandboxTransferHandlers } from './sandbox-transfer-calls.ts';

export function sandboxMoneyHandlers(
  parts: HandlerParts,
): CallHandlers<
  | 'sandbox.payments'
  | 'sandbox.pay'
  | 'sandbox.statement'
  | 'sandbox.match'
  | 'sandbox.hardship'
  | 'sandbox.explain'
  | 'sandbox.refund'
> {
  return {
    ...sandboxTransferHandlers(parts),
    ...sandboxExplainHandlers(parts),
    'sandbox.pay': sandboxPayCall(parts),
    'sandbox.hardship': sandboxHardshipCall(parts),
  };
}
