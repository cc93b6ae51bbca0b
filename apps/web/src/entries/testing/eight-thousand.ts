import { parseCalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { products, quoteFigures, quoteProduct } from '@candor/markets';

/** ₱8,000 over 3 months, quoted by the sample product as its own page does. */
const figures = quoteFigures('ph', 'PHP', quoted());
export const eightThousand = { ...figures, payments: figures.rows.map(({ total }) => total) };

function quoted() {
  const on = parseCalendarDate('2026-11-16');
  const terms = products.ph.find((product) => product.terms.terms.length > 1)?.terms;
  const term = terms?.terms[1];
  if (isRefusal(on) || !terms || !term) throw new Error('no sample product has two terms');
  const quote = quoteProduct('ph', terms, { amount: 800_000n, term, disbursedOn: on }, on);
  if (isRefusal(quote)) throw new Error(quote.refused);
  return quote;
}
