import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';
import { applyCall } from './apply-call.ts';
import { productReadingHandlers } from './product-reading-calls.ts';

export function productHandlers(
  parts: HandlerParts,
): CallHandlers<
  'product.apply' | 'product.detail' | 'product.push' | 'product.low-rate-point' | 'product.quote'
> {
  return {
    'product.apply': applyCall(parts),
    ...productReadingHandlers(parts),
  };
}
