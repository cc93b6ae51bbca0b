import type { CalendarDate } from '@candor/domain/calendar';
import { lawToShow } from '../law/law-to-show.ts';
import { marketFigures, marketMoney } from '../market-money.ts';
import type { MarketId } from '../markets.ts';
import { agreements } from './registry.generated.ts';
import { clauseKeys } from './agreement-form.ts';
import type { AgreementFacts, AgreementForm, AgreementText, Pen } from './agreement-form.ts';
import { clauseHeading } from './agreement-texts.ts';
import { figureClauses, scheduleTable } from './figure-clauses.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * The market's loan agreement with one borrower's figures: what is read before signing, kept when signed, and
 * printed.
 */
export function writeAgreement(market: MarketId, facts: AgreementFacts): AgreementText {
  const { version, title, law, clauses: own }: AgreementForm = agreements[market];
  const pen: Pen = {
    market,
    money: (minor) => marketMoney(market, minor),
    figures: (minor) => marketFigures(market, minor),
    day: (on) => contractDay(on, months),
    shortDay: (on) =>
      contractDay(
        on,
        months.map((month) => month.slice(0, 3)),
      ),
  };
  const paragraphs = { ...figureClauses(facts, pen), ...own(facts, pen) };
  return {
    title: title.en,
    version,
    clauses: clauseKeys.map((key) => ({
      key,
      heading: clauseHeading(key, 'en'),
      paragraphs: [
        ...paragraphs[key],
        ...(key === 'law' ? [`This agreement is made under ${lawToShow(law)}`] : []),
      ],
      table: key === 'schedule' ? scheduleTable(facts, pen) : null,
    })),
  };
}

/** "18 December 2026", in any time zone and on any machine. */
function contractDay(on: CalendarDate, names: readonly string[]): string {
  const [year, month, day] = on.split('-');
  return `${Number(day)} ${names[Number(month) - 1]} ${year}`;
}
