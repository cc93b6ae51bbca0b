import { parseCalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import {
  EnquiryDown,
  type BureauLine,
  type BureauRecord,
  type CreditBureau,
  type EnquiredPerson,
  type SanctionsScreening,
  type ScreeningResult,
} from '@candor/services/kernel/ports';

/** A report of more loans is cut: nobody reads on, and the counts say how many there are. */
const linesAtMost = 200;

/** A worker waits for this: a bureau may search long, and the next order can wait a moment. */
const timeoutMs = 20_000;

export type EnquiryAccount = { readonly url: string; readonly token: string };

/**
 * Any bureau that takes `POST {url}` with `{"id", "consentId", "person"}` and a bearer token and answers 200
 * with a record in our words; between them and a vendor's own stands a few lines of the lender's. The id is
 * the same at every try of one question.
 */
export function httpBureau(account: EnquiryAccount): CreditBureau {
  return {
    enquire: async (person, { enquiryId, consentId }) => {
      const body = { id: enquiryId, consentId: String(consentId), person: personJson(person) };
      const answer = (await ask(
        'the credit bureau',
        account,
        enquiryId,
        body,
      )) as Partial<BureauRecord> | null;
      if (!isRecord(answer)) throw new EnquiryDown('the credit bureau answered what is no record');
      const { standing, openLoans, worstStatus, enquiries, reference } = answer;
      const lines = linesIn(answer.lines);
      return {
        standing,
        openLoans,
        worstStatus,
        enquiries,
        ...(typeof reference === 'string' && { reference: reference.slice(0, 100) }),
        ...(lines && { lines }),
      };
    },
  };
}

/** The same for screening: 200 with `{"verdict": "clear" | "possible-match" | "match"}`. */
export function httpScreening(account: EnquiryAccount): SanctionsScreening {
  return {
    screen: async (person, id) => {
      const answer = (await ask('screening', account, id, { id, person: personJson(person) })) as {
        verdict?: unknown;
      } | null;
      const verdict = verdicts.find((each) => each === answer?.verdict);
      if (!verdict) throw new EnquiryDown('screening answered what is no verdict');
      return { verdict };
    },
  };
}

const verdicts: readonly ScreeningResult['verdict'][] = ['clear', 'possible-match', 'match'];
const statuses: ReadonlySet<string> = new Set([
  'none',
  'current',
  'late-30',
  'late-60',
  'late-90',
  'written-off',
]);

function isRecord(answer: Partial<BureauRecord> | null): answer is BureauRecord {
  const counts = [answer?.openLoans, answer?.enquiries];
  return (
    (answer?.standing === 'found' || answer?.standing === 'thin') &&
    statuses.has(answer.worstStatus ?? '') &&
    counts.every((count) => Number.isSafeInteger(count) && (count ?? -1) >= 0)
  );
}

/** Each loan as far as it can be read; what is no list of loans is none. */
function linesIn(lines: unknown): BureauLine[] | undefined {
  if (!Array.isArray(lines)) return undefined;
  return lines.slice(0, linesAtMost).flatMap((line: Partial<BureauLine> | null): BureauLine[] => {
    if (!line || typeof line !== 'object' || !statuses.has(line.worstStatus ?? '')) return [];
    const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : null);
    const minor = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : null);
    const opened = typeof line.openedOn === 'string' ? parseCalendarDate(line.openedOn) : null;
    return [
      {
        lender: text(line.lender),
        kind: text(line.kind) ?? 'Loan',
        openedOn: opened === null || isRefusal(opened) ? null : opened,
        isOpen: line.isOpen === true,
        amount: minor(line.amount),
        outstanding: minor(line.outstanding),
        worstStatus: line.worstStatus!,
      },
    ];
  });
}

const personJson = ({ market, fullName, bornOn, phone, documents }: EnquiredPerson) => ({
  market,
  fullName,
  bornOn,
  phone,
  documents,
});

/** Nothing of the question is repeated in an error: it is about a person. */
async function ask(name: string, { url, token }: EnquiryAccount, id: string, body: object): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': id,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
  } catch {
    throw new EnquiryDown(`${name} could not be reached`);
  }
  if (response.status !== 200) throw new EnquiryDown(`${name} answered ${response.status}`);
  return response.json().catch(() => null);
}
