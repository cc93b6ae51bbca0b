import type { Calls } from '@candor/contract';
import { grievances, type GrievanceRules, type MarketId } from '@candor/markets';
import { readReach } from '@candor/services/lending/contracts';
import { openingAt, readFaq } from '@candor/services/customers/help';
import type { Handler } from '../http/handler.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import { hoursLines } from './hours-lines.ts';

/**
 * A9.1 and A9.8: questions and answers, and how to reach a person. Both are for everybody, logged in or not.
 */
export function helpHandlers(parts: HandlerParts): CallHandlers<'problem.faq' | 'problem.whatsapp'> {
  return { 'problem.faq': faq(parts), 'problem.whatsapp': reach(parts) };
}

function faq({ database }: HandlerParts): Handler<Calls['problem.faq']> {
  return async ({ known }, { market, facts }) => {
    const { version, topics, entries } = await readFaq(
      database,
      market,
      languageOf(facts, market),
      helpFacts(market),
    );
    const isUnchanged = known === version;
    return {
      version,
      isUnchanged,
      topics: isUnchanged ? [] : topics,
      entries: isUnchanged ? [] : entries,
    };
  };
}

function reach({ database, identity }: HandlerParts): Handler<Calls['problem.whatsapp']> {
  return async (_, { market, facts }) => {
    const { desk, contact } = await readReach(database, market);
    const hours = desk?.hours ?? [];
    const { isOpen, changesAt } = openingAt(market, hours, identity.now());
    const digits = contact.phone.replaceAll(/[^\d+]/g, '');
    const rules: GrievanceRules = grievances[market];
    return {
      whatsapp: desk?.whatsapp
        ? { number: `+${desk.whatsapp}`, href: `https://wa.me/${desk.whatsapp}` }
        : null,
      phone: { number: contact.phone, href: `tel:${digits}` },
      email: { address: contact.email, href: `mailto:${contact.email}` },
      isOpenNow: isOpen,
      changesAt: changesAt?.toISOString() ?? null,
      hours: hoursLines(hours, languageOf(facts, market)),
      officer: rules.mustNameOfficer
        ? {
            title: 'Grievance Redressal Officer',
            name: desk?.officer ?? null,
            phone: contact.phone,
            email: contact.email,
          }
        : null,
    };
  };
}

/** The law's own figures inside a text. */
function helpFacts(market: MarketId): { regulator: string; days: string } {
  const { regulator, answerWithinWorkingDays }: GrievanceRules = grievances[market];
  return { regulator: regulator.name, days: String(Math.max(...Object.values(answerWithinWorkingDays))) };
}
