import type { Calls } from '@candor/contract';
import { productTermsJson } from '@candor/domain/product';
import { consentViews } from '@candor/services/customers/consents';
import { countPoint, readProductForReader, quoteOffered, readPush } from '@candor/services/lending/products';
import { laterDay } from '@candor/services/lending/applications';
import type { Handler } from '../http/handler.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import { runningLoanAnswer } from './answers/running-loan.ts';
import { productCard } from './product-card.ts';
import { ceilingsOf, whoCanApply } from './product-texts.ts';
import { quoteFigures } from './quote-figures.ts';

type Reading = 'product.detail' | 'product.push' | 'product.low-rate-point' | 'product.quote';

/** A3.2–A3.5: what is offered, and at which price. */
export function productReadingHandlers(parts: HandlerParts): CallHandlers<Reading> {
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
      const today = laterDay(market, push.on, identity.now());
      return {
        today,
        activeLoan: push.running && runningLoanAnswer(market, push.running, today),
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

function detail({ database, identity: { lenderIn } }: HandlerParts): Handler<Calls['product.detail']> {
  return async ({ productId }, { market, session, facts }) => {
    const language = languageOf(facts, market);
    const reader = { market, language, borrowerId: session?.borrowerId ?? null };
    const found = await readProductForReader(database, productId, reader);
    if (!found) return { refused: 'not_found' };
    const { on, offer, notNow, firstLoanMost } = found;
    const card = productCard(market, offer, session && !notNow ? 'for-you' : 'open-to-all');
    const asked = consentViews(market, [], { language, lender: lenderIn(market) }).find(
      ({ purpose }) => purpose === 'bureau',
    );
    return {
      card,
      version: offer.version,
      businessDate: on,
      currency: card.currency,
      terms: productTermsJson(offer.terms) as never,
      whoCanApply: whoCanApply(market, offer.terms, language),
      ceilings: ceilingsOf(market, offer.terms, on, language),
      notNow,
      firstLoanMost: firstLoanMost === null ? null : Number(firstLoanMost),
      bureauConsent: asked ? { textVersion: asked.textVersion, text: asked.text } : null,
    };
  };
}
