import type { Json } from '@candor/contract/client';

/**
 * An object as form fields. What is not text travels as JSON, which the server reads back by the field's
 * kind.
 */
export function formBody(body: { readonly [name: string]: Json }): URLSearchParams {
  const fields = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(fields);
}
