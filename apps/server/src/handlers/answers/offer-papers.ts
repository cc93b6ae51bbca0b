import type { Calls } from '@candor/contract';
import { grievances, markets, type GrievanceRules, type Language, type MarketId } from '@candor/markets';
import type { OfferView } from '@candor/services/lending/contracts';
import type { z } from 'zod';

type Offer = z.input<Calls['loan.offer']['response']>;
type Draft = OfferView['draft'];

/** How the market's disclosure is called where it is opened and ticked, and who stands above its figures. */
export function statementOf(market: MarketId, { lender }: Draft, language: Language): Offer['statement'] {
  const { statement, licenceLines } = markets[market];
  return {
    title: statement.title[language],
    about: statement.about[language],
    ticked: statement.ticked[language],
    // The last line tells one to read it, which is what the page is for.
    lenderLines: statement.namesLenderFirst ? licenceLines(lender.facts.licence, language).slice(0, -1) : [],
  };
}

/** The lender's officer and the regulator above them, where the law has both named before one signs. */
export function grievanceOf(market: MarketId, { lender }: Draft): Offer['grievance'] {
  const { mustNameOfficer, regulator, regulatorAfterDays }: GrievanceRules = grievances[market];
  if (!mustNameOfficer) return null;
  return {
    officer: lender.officer,
    phone: lender.contact.phone,
    email: lender.contact.email,
    regulator: regulator.name,
    afterDays: regulatorAfterDays,
    website: regulator.website,
    regulatorPhone: regulator.phone,
  };
}
