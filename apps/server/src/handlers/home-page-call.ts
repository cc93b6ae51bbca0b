import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets } from '@candor/markets';
import { laterDay } from '@candor/services/lending/applications';
import { readHome, type HomeLoan, type HomeOffer } from '@candor/services/composition/home';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { coolingOffAnswer } from './loan-standing.ts';
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
      loan: home.loan && loanOf(market, home.loan, today),
      order: home.order && orderItem(market, { view: home.order, position: null }, today),
      offer: home.offer && offerOf(market, home.offer),
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
  { view, position, planOfferUntil }: HomeLoan,
  today: CalendarDate,
): Answer['loan'] {
  const { rows, settleToday, coolingOff, mayDelay } = position;
  return {
    item: orderItem(market, { view, position }, today),
    rail: rows.map(({ n, dueOn, total, done, state }) => ({
      n,
      dueOn,
      amount: Number(total),
      paid: Number(done),
      state,
    })),
    settleToday: settleToday && {
      amount: Number(settleToday.amount),
      saving: Number(settleToday.saving),
    },
    coolingOff: coolingOffAnswer(coolingOff),
    mayDelay,
    planOfferUntil,
  };
}

function offerOf(market: Market, { offer, example }: HomeOffer): Answer['offer'] {
  return { product: productCard(market, offer, 'for-you'), example: quoteFigures(market, example) };
}
