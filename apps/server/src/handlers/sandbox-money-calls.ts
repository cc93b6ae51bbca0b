import type { CallHandlers, HandlerParts } from './handler-parts.ts';
import { sandboxExplainCalls } from './sandbox-explain-calls.ts';
import { sandboxPayCall } from './sandbox-pay-call.ts';
import { sandboxHardshipCall } from './sandbox-hardship-call.ts';
import { sandboxTransferCalls } from './sandbox-transfer-calls.ts';

export function sandboxMoneyCalls(
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
    ...sandboxTransferCalls(parts),
    ...sandboxExplainCalls(parts),
    'sandbox.pay': sandboxPayCall(parts),
    'sandbox.hardship': sandboxHardshipCall(parts),
  };
}
