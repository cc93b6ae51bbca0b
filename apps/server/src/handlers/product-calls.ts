import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';
import { applyCall } from './apply-call.ts';
import { productReadingCalls } from './product-reading-calls.ts';

export function productCalls(
  parts: HandlerParts,
): CallHandlers<
  'product.apply' | 'product.detail' | 'product.push' | 'product.low-rate-point' | 'product.quote'
> {
  return {
    'product.apply': applyCall(parts),
    ...productReadingCalls(parts),
  };
}
