import { isRefusal } from '@candor/domain/refusals';
import { readProductTerms } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import {
  citations,
  isMarketId,
  judgeProduct,
  type Breach,
  type Citation,
  type MarketId,
} from '@candor/markets';
import type { FieldFault } from '@candor/contract';
import { askProductChange, productFaultsOf } from '@candor/services/approvals';
import { idOfWords } from '@candor/services/payments/payments';
import { readProductFile, readProductShelf } from '@candor/services/reads/products';
import { runCommand, type Json } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { isOfKey, keyRefused } from '../key-refused.ts';

type ProductCalls = CallHandlers<
  'console.products' | 'console.product' | 'console.product-ask' | 'console.product-check'
>;

/** A15.120–123: what is offered, its versions, and a change of it that an approver has to agree to. */
export function consoleProductsHandlers(handlerParts: HandlerParts): ProductCalls {
  const { borrowing: parts } = handlerParts;
  const { database, now } = parts;
  return {
    ...readingHandlers(handlerParts),

    'console.product-ask': async (asked, { staff, requestId, idempotencyKey }) => {
      const { market, productId, names = {}, terms, startsOn, reason } = asked;
      const answer = await runCommand(database, askProductChange(parts), {
        input: {
          // The same key asks for the same: a lost answer does not ask twice.
          requestId: idOfWords(`approval ${staff.staffId} ${idempotencyKey}`),
          market,
          change: { productId, names: named(names), terms: terms as Json, startsOn },
          reason,
        },
        actor: { kind: 'staff', id: staff.staffId },
        idempotencyKey,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      if (isOfKey(answer)) return keyRefused(answer.kind);
      const { refused } = answer.refusal;
      if (refused === 'reason_is_missing') throw new Error('a reason was read and is missing');
      return { refused, fields: fieldsAtFault(market, terms, startsOn as CalendarDate) };
    },

    'console.product-check': async ({ market, terms, startsOn }) => {
      const on = startsOn as CalendarDate;
      const read = readProductTerms(terms, on);
      if (isRefusal(read)) return { faults: read.faults.map((fault) => ({ ...fault })), limits: [] };
      const book: Readonly<Record<string, Citation>> = citations[market];
      return {
        faults: [],
        limits: judgeProduct(market, read, on).map(({ limit, kind, ceiling, value, breaches }) => ({
          limit,
          kind,
          ceiling,
          value,
          law: book[limit]?.law ?? '',
          breaches: breaches.map(({ term, set, largestLawful, leastLawful }) => ({
            term,
            set,
            largestLawful,
            leastLawful,
          })),
        })),
      };
    },
  };
}

/** Without the languages that nobody wrote. */
function named(names: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const written = Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(written.map(([language, name]) => [language, name.trim()]));
}

function readingHandlers({
  borrowing: { database },
}: HandlerParts): Pick<ProductCalls, 'console.products' | 'console.product'> {
  return {
    'console.products': async ({ market, cursor }) => {
      const { products, next } = await readProductShelf(database, market, cursor ?? null);
      return {
        products: products.map(({ productId, name, version, validFrom, terms, loans, ...more }) => ({
          productId,
          name,
          version,
          validFrom,
          terms: terms as never,
          loans,
          next:
            more.nextVersion === null || more.nextFrom === null
              ? null
              : { version: more.nextVersion, validFrom: more.nextFrom },
          isAsked: more.isAsked,
        })),
        nextCursor: next,
      };
    },

    'console.product': async ({ productId, cursor }, { staff }) => {
      const before = cursor !== undefined && /^\d{1,9}$/u.test(cursor) ? Number(cursor) : null;
      const found = await readProductFile(database, productId, before);
      if (!found || !isMarketId(found.market)) return { refused: 'not_found' };
      const { market, names, inForce, last, businessDate, versions, asked, next } = found;
      return {
        productId,
        market,
        names: { ...names },
        inForce,
        last,
        businessDate,
        versions: versions.map(({ version, validFrom, savedAt, terms, loans }) => ({
          version,
          validFrom,
          savedAt: savedAt.toISOString(),
          terms: terms as never,
          loans,
        })),
        asked: asked.map(({ id, askerName, askedBy, askedAt, input, state }) => ({
          requestId: id,
          by: askerName,
          isYou: askedBy === staff.staffId,
          at: askedAt.toISOString(),
          startsOn: (input as { startsOn: string }).startsOn,
          state: state as 'waiting' | 'asked-back',
        })),
        nextCursor: next === null ? null : String(next),
      };
    },
  };
}

/** For the form: each term that stands in the way, with its limit and the largest lawful value. */
function fieldsAtFault(market: MarketId, terms: unknown, on: CalendarDate): FieldFault[] {
  const { faults, breaches } = productFaultsOf(market, terms, on);
  return [
    ...faults.map(({ field, rule, example }) => ({
      path: pointerTo(field),
      rule: 'not_allowed' as const,
      message: rule,
      example,
    })),
    ...breaches.map(breachAtFault),
  ];
}

/** fees[0].percent → /terms/fees/0/percent */
const pointerTo = (term: string) => `/terms/${term.replaceAll(/[.[\]]+/gu, '/')}`;

function breachAtFault(breach: Breach): FieldFault {
  const lawful = lawfulOf(breach);
  const fault: FieldFault = {
    path: pointerTo(breach.term),
    rule: breach.leastLawful === null ? 'too_big' : 'too_small',
    message: breachWords(breach),
  };
  return lawful === null ? fault : { ...fault, example: lawful };
}

const lawfulOf = ({ largestLawful, leastLawful }: Breach) => largestLawful ?? leastLawful;

function breachWords(breach: Breach): string {
  const { limit, set, value, ceiling, largestLawful, leastLawful } = breach;
  const held = `With ${set} it comes to ${value}; the limit ${limit} is ${ceiling}.`;
  if (leastLawful !== null) return `${held} The least lawful value is ${leastLawful}.`;
  return largestLawful === null
    ? `${held} No value of this term alone makes it lawful.`
    : `${held} The largest lawful value is ${largestLawful}.`;
}
