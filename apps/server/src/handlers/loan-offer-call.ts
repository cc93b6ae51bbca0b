import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { productTermsJson } from '@candor/domain/product';
import { costShare, loanPurposes, loanPurposeTexts, type Language } from '@candor/markets';
import {
  disclosureLanguage,
  disclosureSheet,
  readOffer,
  whatIf,
  type OfferView,
} from '@candor/services/lending/contracts';
import { maskPhone } from '@candor/services/customers/borrowers';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { grievanceOf, statementOf } from './answers/offer-papers.ts';
import { delayLine, earlyLine, lateWords, leavingLine, rateCeilingLine } from './offer-texts.ts';
import { orderItem } from './order-item.ts';
import { quoteFigures } from './quote-figures.ts';

type Offer = z.input<Calls['loan.offer']['response']>;

/** A7.12: everything that the confirm screen shows, in one answer and from one quote. */
export function loanOfferCall({ database, identity }: HandlerParts): Handler<Calls['loan.offer']> {
  const { seal, now } = identity;
  return async (
    { orderId, amount, term, firstDueOn, purpose },
    { market, session: { borrowerId }, facts },
  ) => {
    const language = languageOf(facts, market);
    const choice = {
      ...(amount !== undefined && { amount: BigInt(amount) }),
      ...(term && { term }),
      ...(firstDueOn !== undefined && { firstDueOn: firstDueOn as CalendarDate }),
      ...(purpose !== undefined && { purpose }),
    };
    const reader = { borrowerId, market, language, now: now() };
    const page = await readOffer(database, seal, reader, { orderId, ...choice });
    if (isRefusal(page)) return { refused: page.refused };
    const { today, order, offer, phone } = page;
    return {
      today,
      item: orderItem(market, { view: order, position: null }, today),
      ...figures(offer, language),
      phone: maskPhone(phone ?? ''),
    };
  };
}

function figures(offer: OfferView, language: Language): Omit<Offer, 'today' | 'item' | 'phone'> {
  const { market, draft } = offer;
  const { product, quote, disclosure, agreement } = draft;
  const what = whatIf(market, product, quote);
  return {
    mostAmount: Number(offer.mostAmount),
    firstDueOn: offer.firstDueOn,
    canChooseDay: offer.canChooseDay,
    choices: offer.choices.map(({ term, mostAmount }) => ({
      term: { instalments: term.instalments, every: { ...term.every } },
      mostAmount: Number(mostAmount),
    })),
    openUntil: offer.openUntil,
    closesAt: offer.closesAt.toISOString(),
    terms: productTermsJson(product) as Offer['terms'],
    quote: quoteFigures(market, quote),
    disclosure: disclosureSheet(market, disclosure, language),
    disclosureLanguage: disclosureLanguage(market, language),
    disclosureFingerprint: draft.disclosureFingerprint,
    agreementVersion: agreement.version,
    coolingOff: {
      days: product.coolingOffDays,
      until: offer.coolingOffUntil,
      line: leavingLine(market, quote, { costsRate: offer.leavingCostsRate, ...what.leaving }, language),
    },
    ...lateWords(market, product, what.late, language),
    delayLine: delayLine(market, product, what.delayFee, language),
    earlyLine: earlyLine(product, language),
    costShare: costShare(quote.schedule),
    rateCeiling: rateCeilingLine(what.mostRate, language),
    statement: statementOf(market, draft, language),
    grievance: grievanceOf(market, draft),
    accounts: [...offer.accounts],
    codeAbout: [...offer.codeAbout],
    purposes: loanPurposes.map((value) => ({ value, label: loanPurposeTexts(language)(value) })),
    purpose: offer.purpose,
  };
}
