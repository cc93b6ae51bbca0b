import { grievances, type GrievanceRules, type MarketId } from '@candor/markets';
import type { ServiceDesk } from '@candor/markets/help';
import type { TextName } from '@candor/store/help';
import type { FaqBody } from './faq-body.ts';

const slug = /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/;
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Why this can't be published, in sentences; empty when it can. */
export function textFaults(market: MarketId, name: TextName, body: object): string[] {
  return name === 'service-desk' ? deskFaults(market, body as ServiceDesk) : faqFaults(body as FaqBody);
}

function faqFaults({ topics, entries }: FaqBody): string[] {
  if (!Array.isArray(topics) || !Array.isArray(entries)) return ['There must be topics and entries.'];
  const known = new Set(topics.map(({ topic }) => topic));
  const names = entries.map(({ entry }) => entry);
  return [
    ...(entries.length > 500 ? ['There are more than 500 entries.'] : []),
    ...names
      .filter((entry, at) => names.indexOf(entry) !== at)
      .map((entry) => `${entry} stands there twice.`),
    ...entries.flatMap(({ entry, topic, question, answer, alsoCalled }) => [
      ...(slug.test(entry) && entry.length <= 60 ? [] : [`${entry} is not a short name in lower case.`]),
      ...(known.has(topic) ? [] : [`${entry} belongs to ${topic}, which is no topic.`]),
      ...(isText(question, 200) ? [] : [`${entry} needs a question of at most 200 letters.`]),
      ...(isText(answer, 2000) ? [] : [`${entry} needs an answer of at most 2,000 letters.`]),
      ...(Array.isArray(alsoCalled) && alsoCalled.every((word) => isText(word, 60))
        ? []
        : [`${entry} may be called by other words of at most 60 letters each.`]),
    ]),
  ];
}

function deskFaults(market: MarketId, { whatsapp, hours, officer }: ServiceDesk): string[] {
  const rules: GrievanceRules = grievances[market];
  if (!Array.isArray(hours)) return ['There must be opening hours.'];
  return [
    ...(whatsapp === null || /^\d{8,15}$/.test(whatsapp)
      ? []
      : ['The WhatsApp number is 8 to 15 digits with the country’s code, without a plus sign.']),
    ...(officer === null && rules.mustNameOfficer
      ? ['The law wants a grievance officer with a name here.']
      : []),
    ...(officer === null || isText(officer, 100) ? [] : ['The officer’s name has at most 100 letters.']),
    ...hours.flatMap(({ days, from, until }) => [
      ...(clock.test(from) && clock.test(until) && from < until
        ? []
        : [`From ${from} until ${until} is no span of a day.`]),
      ...(Array.isArray(days) && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)
        ? []
        : ['Days are numbers from 1, Monday, to 7.']),
    ]),
  ];
}

function isText(text: unknown, most: number): boolean {
  return typeof text === 'string' && text.trim() !== '' && text.length <= most;
}
