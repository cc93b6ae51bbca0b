import { isDeepStrictEqual } from 'node:util';
import {
  calls,
  createCodec,
  declaredNames,
  rotateDictionary,
  sandboxSeed,
  type Json,
} from '@candor/contract';
import { dayCounts, feesTaken, interestMethods, type Schedule } from '@candor/domain/schedule';
import { isRefusal } from '@candor/domain/refusals';
import { productTermsJson, readProductTerms, termsFromSheet, type TermsSheet } from '@candor/domain/product';
import { stepUnits } from '@candor/domain/calendar';
import { markets, marketIds, quoteFigures, quoteOfSchedule, quoteProduct } from '@candor/markets';
import { saveProduct } from '@candor/services/lending/products';
import { fromLendingJson, toLendingJson } from '@candor/store/loans';
import { moveBusinessClock, readBusinessClock } from '@candor/store/ledger';
import { createTestDatabase, expectBooksTie, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCommand } from '@candor/services/testing';
import { borrow, newcomer } from '@candor/simulator/borrowers';
import { done } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from './testing/identity-app.ts';
import { throwDice } from '@candor/simulator/dice';
import { randomQuote, type RandomQuote } from './testing/random-product.ts';

/**
 * The figure on the slider, the one in the server's answer and the one in the books are one figure: the laws
 * of the house say so, and here it is asked of two thousand loans, of ten thousand with CANDOR_FULL=1.
 */
const quotes = process.env['CANDOR_FULL'] ? 10_000 : 2_000;
const { current } = rotateDictionary({}, sandboxSeed, declaredNames(calls));
const wire = createCodec(current.groups.product);

/** As it is after it travelled: scrambled names, JSON text, plain names again. */
const travelled = <Value>(value: Value): Value =>
  wire.read(JSON.parse(JSON.stringify(wire.encode(value as Json))) as Json) as Value;

/** What /glad does: the terms that A3.2 sent, read and quoted in the browser. */
function clientPath({ market, sheet, amount, term, on }: RandomQuote) {
  const sent = travelled(sheet as unknown as Json) as unknown as TermsSheet;
  const quote = quoteProduct(market, termsFromSheet(sent), { amount, term, disbursedOn: on }, on);
  return isRefusal(quote) ? quote : quoteFigures(market, markets[market].currency.code, quote);
}

/** What A3.5 does: the stored version, checked, quoted, and sent. */
function serverPath({ market, sheet, amount, term, on }: RandomQuote) {
  const stored = readProductTerms(JSON.parse(JSON.stringify(sheet)), on);
  if (isRefusal(stored)) return { refused: stored.refused };
  const quote = quoteProduct(market, stored, { amount, term, disbursedOn: on }, on);
  if (isRefusal(quote)) return quote;
  const figures = quoteFigures(market, markets[market].currency.code, quote);
  const answer = calls['product.quote'].response.parse({ version: 1, quote: figures });
  return { schedule: quote.schedule, sheet: productTermsJson(stored), figures: travelled(answer).quote };
}

describe(`${quotes} random quotes`, () => {
  let test: TestDatabase;
  beforeAll(async () => void (test = await createTestDatabase()));
  afterAll(() => test.drop());

  /** As it is after it was stored: our JSON, PostgreSQL's jsonb, and back. */
  async function stored(schedules: readonly Schedule[]): Promise<Schedule[]> {
    const { rows } = await test.sql(
      'select value from jsonb_array_elements($1::jsonb) with ordinality order by ordinality',
      [`[${schedules.map(toLendingJson).join(',')}]`],
    );
    return rows.map(({ value }) => fromLendingJson<Schedule>(value));
  }

  it('are the same in the browser, in the server’s answer and in the books, to the last figure', async () => {
    const roll = throwDice(20_261_115).below;
    const seen = new Set<string>();
    const differences: unknown[] = [];
    const kept: { schedule: Schedule; asked: RandomQuote; figures: unknown }[] = [];
    let refused = 0;
    while (kept.length < quotes && refused < 10 * quotes) {
      const asked = randomQuote(roll);
      const [here, there] = [clientPath(asked), serverPath(asked)];
      if ('refused' in here || 'refused' in there) {
        refused += 1;
        const rules = [here, there].map((answer) => 'refused' in answer && String(answer.refused));
        // Terms that nobody could save are refused there only; every refusal of a price is the same on both
        // sides.
        if (rules[0] !== rules[1] && rules[1] !== 'product_terms_are_unfit')
          differences.push({ asked, rules });
        continue;
      }
      if (!isDeepStrictEqual(here, there.figures)) differences.push({ asked, here, there });
      kept.push({ schedule: there.schedule, asked, figures: here });
      const { interest, fees } = asked.sheet;
      const marks = [
        interest.method,
        interest.dayCount,
        asked.term.every.unit,
        ...fees.map(({ taken }) => taken),
      ];
      for (const mark of marks) seen.add(`${asked.market} ${mark}`);
      if (/-(?:28|29|30|31)$/u.test(asked.on)) seen.add(`${asked.market} month end`);
    }
    expect(kept).toHaveLength(quotes);
    for (let from = 0; from < quotes; from += 1_000) {
      const part = kept.slice(from, from + 1_000);
      for (const [k, schedule] of (await stored(part.map((each) => each.schedule))).entries()) {
        const { market } = part[k]!.asked;
        const quote = quoteOfSchedule(market, schedule);
        const books = quoteFigures(market, markets[market].currency.code, quote);
        if (!isDeepStrictEqual(books, part[k]!.figures)) differences.push({ books, ...part[k] });
      }
    }
    expect([differences.length, differences[0]]).toEqual([0, undefined]);
    const all = [...interestMethods, ...dayCounts, ...stepUnits, ...feesTaken, 'month end'];
    expect([...seen].toSorted()).toEqual(
      marketIds.flatMap((id) => all.map((mark) => `${id} ${mark}`)).toSorted(),
    );
  });
});

describe('quotes that are signed and paid out', () => {
  let app: IdentityApp;
  beforeAll(async () => void (app = await identityApp()));
  afterAll(async () => {
    await expectBooksTie(app.test);
    await app.close();
  });

  it('stand in the agreement and in the loan’s rows as the server quoted them, month ends included', async () => {
    const roll = throwDice(7).below;
    for (const [round, on] of ['2026-11-30', '2026-12-31', '2027-01-31'].entries()) {
      for (const market of marketIds) await moveTo(market, on);
      app.pass((Date.parse(`${on}T04:00:00Z`) - app.identity.now().getTime()) / 1_000);
      for (let n = 0; n < 4; n += 1) await signOne(lawful(roll, on), `p-${round}-${n}`, round * 4 + n);
    }
  });

  /** The first roll whose loan the law of its market allows, on this day. */
  function lawful(roll: (sides: number) => number, on: string): RandomQuote {
    for (;;) {
      const asked = { ...randomQuote(roll), on: on as RandomQuote['on'] };
      const exact = { min: amountOf(asked), max: amountOf(asked), step: '1.00' };
      const only = { ...asked, sheet: { ...asked.sheet, amount: exact } };
      if (!('refused' in clientPath(only)) && !('refused' in serverPath(only))) return only;
    }
  }

  async function signOne(asked: RandomQuote, productId: string, nth: number): Promise<void> {
    const { market, sheet, amount, term } = asked;
    await done(app, asCommand(saveProduct), { productId, market, terms: sheet });
    const digits = `${{ ph: '919333', in: '981233' }[market]}${String(nth).padStart(4, '0')}`;
    const { who, suffix, borrowerId } = await newcomer(app, market, digits);
    const query = new URLSearchParams({ productId, amount: String(amount), term: JSON.stringify(term) });
    const shown = (await app.get(`product/quote${suffix}?${query.toString()}`)).json().quote;
    const { terms } = (await app.get(`product/detail${suffix}?productId=${productId}`)).json();
    expect(clientPath({ ...asked, sheet: terms })).toEqual(shown);
    const orderId = await borrow(app, { market, borrowerId, productId, amount, term }, 'paid-out');
    const loan = (await app.get(`loan/details${suffix}?loanId=${orderId}`, who)).json();
    expect(loan.quote).toEqual(shown);
    const row = ({ dueOn, principal, interest, fee, total }: Record<string, unknown>) => ({
      dueOn,
      principal,
      interest,
      fee,
      total,
    });
    expect(loan.rows.map(row)).toEqual(shown.rows.map(row));
  }

  async function moveTo(market: string, on: string): Promise<void> {
    await app.test.database.withTransaction(async (tx) => {
      const clock = await readBusinessClock(tx, market);
      const moved = await moveBusinessClock(tx, {
        market,
        from: clock!.businessDate,
        to: on as RandomQuote['on'],
      });
      if ('refused' in moved) throw new Error(moved.refused);
    });
  }
});

function amountOf({ amount }: RandomQuote): string {
  return `${amount / 100n}.00`;
}
