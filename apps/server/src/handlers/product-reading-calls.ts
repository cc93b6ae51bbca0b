import type { Calls } from '@candor/contract';
import { productTermsJson } from '@candor/domain';
import {
  businessDateOf,
  consentViews,
  countPoint,
  productOffers,
  quoteOffered,
  readPush,
} from '@candor/services';
import type { Handler } from '../http/handler.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import { productCard } from './product-card.ts';
import { ceilingsOf, whoCanApply } from './product-words.ts';
import { quoteFigures } from './quote-figures.ts';

type Reading = 'product.detail' | 'product.push' | 'product.low-rate-point' | 'product.quote';

/** A3.2–A3.5: what is offered, and at which price. */
export function productReadingCalls(parts: HandlerParts): CallHandlers<Reading> {
  const { database, identity } = parts;
  return {
    'product.detail': detail(parts),

    'product.push': async ({ after }, { market, session, facts }) => {
      const language = languageOf(facts, market);
      const push = await readPush(database, {
        market,
        language,
        after: after ?? null,
        borrowerId: session?.borrowerId ?? null,
      });
      return {
        products: push.offers.map((offer) => productCard(market, offer, push.why)),
        isPersonal: session !== null,
        notNow: push.notNow,
      };
    },

    'product.low-rate-point': async ({ productId, point }, { market, caller }) =>
      (await countPoint(identity, { market, productId, point, address: caller.address })) ?? {
        refused: 'not_found',
      },

    'product.quote': async ({ productId, amount, term }, { market }) => {
      const choice = { productId, amount: BigInt(amount), term };
      const quoted = await quoteOffered(database, market, choice);
      if ('refused' in quoted) return { refused: quoted.refused };
      return { version: quoted.version, quote: quoteFigures(market, quoted.quote) };
    },
  };
}

function detail({ database }: HandlerParts): Handler<Calls['product.detail']> {
  return async ({ productId }, { market, facts }) => {
    const language = languageOf(facts, market);
    const { offer, on } = await database.withTransaction(
      async (tx) => {
        const today = await businessDateOf(tx, market);
        const offers = await productOffers(tx, { market, language, on: today });
        return { on: today, offer: offers.find((each) => each.productId === productId) };
      },
      { readOnly: true },
    );
    if (!offer) return { refused: 'not_found' };
    const card = productCard(market, offer, 'open-to-all');
    const asked = consentViews(market, [], language).find(({ purpose }) => purpose === 'bureau');
    return {
      card,
      version: offer.version,
      businessDate: on,
      currency: card.currency,
      terms: productTermsJson(offer.terms) as never,
      whoCanApply: whoCanApply(market, offer.terms, language),
      ceilings: ceilingsOf(market, offer.terms, on, language),
      bureauConsent: asked ? { textVersion: asked.textVersion, text: asked.text } : null,
    };
  };
}
