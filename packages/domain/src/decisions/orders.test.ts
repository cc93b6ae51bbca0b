// From an order to a payout: what is granted, and which rule is named first when several are broken.
import { describe, expect, it } from 'vitest';
import { offeredLoan } from '../product/offered-loan.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import { faultLadder } from '../testing/fault-ladder.ts';
import { workedProduct, threeMonths } from '../testing/worked-product.ts';
import { day, granted } from '../testing/worked-loan.ts';
import { decideApply } from './decide-apply.ts';
import type { Application, Apply } from './decide-apply.ts';
import { decidePayOut } from './decide-pay-out.ts';
import { decideSign } from './decide-sign.ts';
import type { Offer, Sign } from './decide-sign.ts';

const on = day('2026-09-18');

describe('applying', () => {
  const application: Application = {
    order: 'draft',
    product: { terms: workedProduct, offeredFrom: day('2026-01-01'), offeredUntil: day('2026-12-31') },
    hasOpenOrder: false,
    daysLate: 0,
    missingSteps: [],
  };
  const apply: Apply = { amount: 800_000n, term: threeMonths };
  type Input = { application: Application; apply: Apply; on: typeof on };
  const good: Input = { application, apply, on };

  it('gives a quote for today', () => {
    expect(decideApply(application, apply, on)).toMatchObject([
      { event: 'order-submitted', on, schedule: { netReceived: 776_000n, totals: { total: 873_056n } } },
    ]);
  });

  const ladder = faultLadder<Input>(good, [
    [
      'only_a_draft_is_submitted',
      (input) => ({ ...input, application: { ...input.application, order: 'refused' } }),
    ],
    ['product_is_not_offered', (input) => ({ ...input, on: day('2027-01-01') })],
    [
      'borrower_has_an_open_order',
      (input) => ({ ...input, application: { ...input.application, hasOpenOrder: true } }),
    ],
    ['borrower_is_in_arrears', (input) => ({ ...input, application: { ...input.application, daysLate: 1 } })],
    [
      'certification_is_incomplete',
      (input) => ({ ...input, application: { ...input.application, missingSteps: ['job'] } }),
    ],
    ['amount_is_not_offered', (input) => ({ ...input, apply: { ...input.apply, amount: 810_000n } })],
    [
      'term_is_not_offered',
      (input) => ({ ...input, apply: { ...input.apply, term: { ...threeMonths, instalments: 5 } } }),
    ],
  ]);
  it.each(ladder)('%s', (refused, input) => {
    expect(decideApply(input.application, input.apply, input.on)).toMatchObject({ refused });
  });

  it.each([
    ['before its first day', day('2025-12-31')],
    ['after its last', day('2027-01-01')],
  ])('is refused %s', (_, when) => {
    expect(decideApply(application, apply, when)).toEqual({ refused: 'product_is_not_offered' });
  });

  it('is refused for terms of which no loan can be made, and says why', () => {
    const product = {
      ...application.product,
      terms: { ...workedProduct, fees: workedProduct.fees.map((fee) => ({ ...fee, fixed: 900_000n })) },
    };
    expect(decideApply({ ...application, product }, apply, on)).toEqual({
      refused: 'terms_make_no_schedule',
      facts: { fault: 'fees_leave_nothing_to_pay_out' },
    });
  });

  it('is refused for a loan whose debt would grow although every row is paid', () => {
    // 2,910.19 rounded to whole ten thousands is nothing: not even the interest would be paid.
    const terms = { ...workedProduct, rounding: { mode: 'half-even', to: 1_000_000n } } as const;
    const product = { ...application.product, terms };
    expect(decideApply({ ...application, product }, apply, on)).toEqual({
      refused: 'terms_make_no_schedule',
      facts: { fault: 'instalment_does_not_cover_its_interest' },
    });
  });
});

describe('signing', () => {
  type Unpriced = Omit<Offer, 'price'>;
  const offer: Unpriced = {
    order: 'approved',
    mostAmount: 900_000n,
    approvedTerm: threeMonths,
    mostPerMonth: 327_396n,
    openUntil: day('2026-09-21'),
    keyFactsUntil: day('2026-09-21'),
    payoutAccount: { isTheBorrowers: true },
  };
  const sign: Sign = {
    amount: 800_000n,
    term: threeMonths,
    shown: { netReceived: 776_000n, totalToRepay: 873_056n, firstDueOn: day('2026-10-18') },
    hasReadDisclosure: true,
    acceptsAgreement: true,
    hasRightCode: true,
  };
  type Input = { offer: Unpriced; sign: Sign; on: typeof on };

  /** Signed at the price of the day, as the worked product has it. */
  function signOn(unpriced: Unpriced, command: Sign, date: typeof on, today = date) {
    const { amount, term } = command;
    const loan = offeredLoan(workedProduct, { amount, term, disbursedOn: date });
    const price = isRefusal(loan) ? loan : makeSchedule(loan);
    return decideSign({ ...unpriced, price }, command, date, today);
  }

  it('signs what was shown', () => {
    expect(signOn(offer, sign, on)).toMatchObject([
      { event: 'order-confirmed', on, schedule: { netReceived: 776_000n } },
    ]);
  });

  const withOffer = (different: Partial<Unpriced>) => (input: Input) => ({
    ...input,
    offer: { ...input.offer, ...different },
  });
  const withSign = (different: Partial<Sign>) => (input: Input) => ({
    ...input,
    sign: { ...input.sign, ...different },
  });
  const ladder = faultLadder<Input>({ offer, sign, on }, [
    ['only_an_open_offer_is_confirmed', withOffer({ order: 'expired' })],
    ['offer_has_expired', withOffer({ openUntil: day('2026-09-17') })],
    ['key_facts_have_expired', withOffer({ keyFactsUntil: day('2026-09-17') })],
    ['amount_is_not_offered', withSign({ amount: 975_001n })],
    ['amount_is_above_the_approved', withSign({ amount: 950_000n })],
    ['term_is_not_offered', withSign({ term: { ...threeMonths, instalments: 5 } })],
    [
      'month_is_dearer_than_approved',
      withOffer({ approvedTerm: { ...threeMonths, instalments: 4 }, mostPerMonth: 291_018n }),
    ],
    ['payout_account_is_missing', withOffer({ payoutAccount: null })],
    ['payout_account_is_not_the_borrowers', withOffer({ payoutAccount: { isTheBorrowers: false } })],
    ['disclosure_is_not_read', withSign({ hasReadDisclosure: false })],
    ['agreement_is_not_accepted', withSign({ acceptsAgreement: false })],
    ['code_is_wrong', withSign({ hasRightCode: false })],
    ['figures_have_changed', withSign({ shown: { ...sign.shown, totalToRepay: 873_055n } })],
  ]);
  it.each(ladder)('%s', (refused, input) => {
    expect(signOn(input.offer, input.sign, input.on)).toMatchObject({ refused });
  });

  it('the approved term is signed though another day makes a month of it dearer by a cent', () => {
    expect(granted(signOn({ ...offer, mostPerMonth: 291_018n }, sign, on))).toHaveLength(1);
  });

  it('a page of 23:59 signed after midnight shows other due dates, and is shown anew', () => {
    expect(signOn(offer, sign, day('2026-09-19'))).toEqual({ refused: 'figures_have_changed' });
    const anew = { ...sign, shown: { ...sign.shown, firstDueOn: day('2026-10-19') } };
    expect(granted(signOn(offer, anew, day('2026-09-19')))).toHaveLength(1);
  });

  it('is no longer open when the lender’s day lags behind and its last day is over in the world', () => {
    const tomorrow = day('2026-09-22');
    const long = { ...offer, openUntil: day('2026-12-31') };
    expect(signOn(offer, sign, on, tomorrow)).toMatchObject({ refused: 'offer_has_expired' });
    expect(signOn(long, sign, on, tomorrow)).toMatchObject({ refused: 'key_facts_have_expired' });
    expect(granted(signOn(offer, sign, on, day('2026-09-01')))).toHaveLength(1);
  });

  it('is open on its last day, and where the market has no key-facts statement none expires', () => {
    const last = day('2026-09-21');
    const shown = { ...sign.shown, firstDueOn: day('2026-10-21') };
    expect(granted(signOn({ ...offer, keyFactsUntil: null }, { ...sign, shown }, last))).toHaveLength(1);
  });
});

describe('paying out', () => {
  const [{ schedule: signed }] = granted(
    decideApply(
      {
        order: 'draft',
        product: { terms: workedProduct, offeredFrom: on, offeredUntil: null },
        hasOpenOrder: false,
        daysLate: 0,
        missingSteps: [],
      },
      { amount: 800_000n, term: threeMonths },
      on,
    ),
  );
  const order = {
    order: 'confirmed',
    signed,
    payoutAccount: { isTheBorrowers: true },
    payoutId: null,
  } as const;
  type Order = Parameters<typeof decidePayOut>[0];
  type Input = { order: Order; on: typeof on };

  it('orders the net amount', () => {
    expect(decidePayOut(order, { payoutId: 'p-1' }, on)).toMatchObject([
      { event: 'payout-started', payoutId: 'p-1', amount: 776_000n, schedule: signed },
    ]);
  });

  it('on a later day the due dates follow the money', () => {
    const [{ schedule }] = granted(decidePayOut(order, { payoutId: 'p-1' }, day('2026-09-20')));
    expect(schedule.rows.map(({ dueOn }) => dueOn)).toEqual(['2026-10-20', '2026-11-20', '2026-12-20']);
  });

  it('again after a failure under the same id', () => {
    const failed: Order = { ...order, order: 'payout-failed', payoutId: 'p-1' };
    expect(granted(decidePayOut(failed, { payoutId: 'p-1' }, on))).toHaveLength(1);
  });

  const cheap = { ...signed, totals: { ...signed.totals, total: 873_055n } };
  const withOrder =
    (different: Partial<Order>) =>
    (input: Input): Input => ({ ...input, order: { ...input.order, ...different } });
  const ladder = faultLadder<Input>({ order, on }, [
    ['only_a_confirmed_order_is_paid_out', withOrder({ order: 'paying-out' })],
    ['payout_has_another_id', withOrder({ payoutId: 'p-0' })],
    ['payout_account_is_missing', withOrder({ payoutAccount: null })],
    ['payout_account_is_not_the_borrowers', withOrder({ payoutAccount: { isTheBorrowers: false } })],
    ['payout_day_makes_it_dearer', withOrder({ signed: cheap })],
  ]);
  it.each(ladder)('%s', (refused, input) => {
    expect(decidePayOut(input.order, { payoutId: 'p-1' }, input.on)).toMatchObject({ refused });
  });
});
