import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type Language } from '@candor/markets';
import { laterDay } from '@candor/services/lending/applications';
import { readHome, type HomeLoan, type HomeRefusal } from '@candor/services/composition/home';
import type { ProductOffer } from '@candor/services/lending/products';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { lateAnswer } from './answers/late-answer.ts';
import { hardshipAnswer } from './hardship-texts.ts';
import { runningLoanAnswer } from './answers/running-loan.ts';
import { orderItem } from './order-item.ts';
import { productCard } from './product-card.ts';
import { quoteFigures } from './quote-figures.ts';

type Answer = z.input<Calls['home.page']['response']>;
type Market = keyof typeof markets;

/** A2.1: the loan that runs, or the best offer and what is missing for it. */
export function homePageCall({ identity }: HandlerParts): Handler<Calls['home.page']> {
  return async (_input, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    const home = await readHome(identity, { borrowerId, market, language });
    const today = laterDay(market, home.on, identity.now());
    return {
      today,
      firstName: home.firstName,
      loan: home.loan && loanOf(market, home.loan, today, language),
      order: home.order && orderItem(market, { view: home.order, position: null }, today),
      offer: home.offer && offerOf(market, home.offer),
      refusal: home.refusal && refusalOf(market, home.refusal, today),
      steps: [...home.steps],
      account: home.account && {
        institutionName: home.account.institutionName,
        masked: home.account.masked,
      },
      currency: markets[market].currency.code,
      unread: home.unread,
    };
  };
}

function loanOf(
  market: Market,
  { view, position, planOfferUntil, late, help }: HomeLoan,
  today: CalendarDate,
  language: Language,
): Answer['loan'] {
  const { mayDelay } = position;
  return {
    ...runningLoanAnswer(market, { view, position }, today),
    mayDelay,
    late: late && lateAnswer(late),
    help: hardshipAnswer(help, { market, on: today, language, plan: null })?.line ?? null,
    planOfferUntil,
  };
}

function refusalOf(
  market: Market,
  { view, nearest, isAboutIncome }: HomeRefusal,
  today: CalendarDate,
): Answer['refusal'] {
  return {
    item: orderItem(market, { view, position: null }, today),
    nearest: nearest && quoteFigures(market, nearest),
    isAboutIncome,
  };
}

function offerOf(market: Market, offer: ProductOffer): Answer['offer'] {
  return { product: productCard(market, offer, 'for-you'), example: quoteFigures(market, offer.example) };
}
