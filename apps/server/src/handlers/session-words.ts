import { internationalMobile, markets, type MarketId } from '@candor/markets';
import type { Proof } from '@candor/services/customers/passkeys';
import { openLoginTicket } from '@candor/services/customers/sessions';
import type { IdentityDeps } from '@candor/services/kernel';
import type { Refusal } from '../http/handler.ts';

/**
 * A number that the market does not have, said as a form error: what a number looks like here, with an
 * example.
 */
export function phoneFault(market: MarketId, path = '/phone'): Refusal<'invalid_request'> {
  const { sentence, example } = markets[market].mobile;
  return {
    refused: 'invalid_request',
    fields: [{ path, rule: 'bad_format', message: `A mobile number has ${sentence} here.`, example }],
  };
}

/** Whose login it is: by the number as it was typed, or by the ticket that came with the code. */
export function numberOf(
  { seal, now }: Pick<IdentityDeps, 'seal' | 'now'>,
  market: MarketId,
  { phone, ticket }: { readonly phone?: string | undefined; readonly ticket?: string | undefined },
): string | undefined {
  if (phone !== undefined) return internationalMobile(market, phone);
  return ticket === undefined ? undefined : openLoginTicket(seal, market, ticket, now());
}

/** By what somebody shows once more that it is them; a code counts before a passkey. */
export function proofOf({
  code,
  credential,
}: {
  readonly code?: string | undefined;
  readonly credential?: string | undefined;
}): Proof | null {
  if (code !== undefined) return { code };
  return credential === undefined ? null : { credential };
}

export function triesSentence(triesLeft: number): string {
  return triesLeft === 1
    ? 'Please look at the message again: one try is left.'
    : `Please look at the message again: ${triesLeft} tries are left.`;
}
