import { isMarketId, markets, type MarketId } from '@candor/markets';
import { namesOfStaff, placesOfSubjects, type SubjectPlace } from '@candor/store/audit';
import type { ReadTx } from '@candor/store/database';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { codeText, wordsOfFact } from './fact-words.ts';

/** What the ids in the log are called: people by name, loans by their reference. */
export type AuditNames = {
  readonly staff: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, SubjectPlace>;
};

export const noNames: AuditNames = { staff: new Map(), places: new Map() };

type Told = { readonly subject: string; readonly facts: Record<string, unknown> };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const number = /^\d{1,15}$/u;

/** Looks up together what a page of the log speaks of. */
export async function namesIn(tx: ReadTx, entries: readonly Told[]): Promise<AuditNames> {
  const ids = new Set<string>();
  for (const { subject, facts } of entries) {
    for (const id of subject.split(':').slice(1)) ids.add(id);
    for (const [key, value] of Object.entries(facts))
      if (namesSomething(key)) for (const id of idsIn(value)) ids.add(id);
  }
  const uuids = [...ids].filter((id) => uuid.test(id));
  const numbers = [...ids].filter((id) => number.test(id));
  if (uuids.length === 0 && numbers.length === 0) return noNames;
  const staff = await namesOfStaff(tx, uuids);
  const places = await placesOfSubjects(tx, { uuids, numbers });
  return {
    staff: new Map(staff.map(({ id, name }) => [id, name])),
    places: new Map(places.map((place) => [place.subject, place])),
  };
}

const namesSomething = (key: string) => ['person', 'about', 'loan'].includes(wordsOfFact(key)[1]);

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' ? value.split(':') : [];
}

/** What each kind of thing is called that acts are filed under. */
const kinds: Readonly<Record<string, string>> = {
  approval: 'Approval request',
  approvals: 'Approval requests',
  audit: 'Audit trail',
  bank: 'Bank account',
  'bank-import': 'Statement import',
  'bank-line': 'Statement line',
  books: 'Books',
  borrower: 'Borrower',
  bureau: 'Credit bureau',
  'bureau-file': 'Bureau file',
  'bureau-refusal': 'Row rejected by a bureau',
  code: 'Code',
  collections: 'Collections',
  complaint: 'Complaint',
  complaints: 'Complaint',
  'day-end': 'End of day',
  export: 'Export',
  file: 'File',
  hardship: 'Hardship request',
  key: 'API key',
  list: 'List',
  loan: 'Loan',
  market: 'Market',
  'message-template': 'Message template',
  order: 'Application',
  page: 'Page and texts',
  payment: 'Payment',
  payout: 'Disbursement',
  'payout-batch': 'Disbursement file',
  'payout-batches': 'Disbursement files',
  'payout-result': 'Bank result file',
  product: 'Product',
  provision: 'Provision',
  queues: 'Queues',
  referred: 'Application',
  restore: 'Restore',
  retention: 'Retention',
  sandbox: 'Sandbox',
  staff: 'Person',
  statement: 'Statement',
  trail: 'Trail of',
  webhook: 'Webhook',
};

/** `staff:7f3a…` → Marco Reyes; `payout-batch:240` → Disbursement file 240; `loan:42` → Loan CL-FWX9…. */
export function aboutWords(subject: string, names: AuditNames): string {
  const [kind = '', ...rest] = subject.split(':');
  const what = Object.hasOwn(kinds, kind) ? (kinds[kind] ?? kind) : sentenceCase(codeText(kind));
  const [id = ''] = rest;
  if (kind === 'staff') return names.staff.get(id) ?? (uuid.test(id) ? what : `Staff ${codeText(id)}`.trim());
  const place = names.places.get(subject);
  const reference = place?.reference ?? (place?.orderId ? applicationReference(place.orderId) : null);
  if (reference !== null) {
    const isOwn = kind === 'loan' || kind === 'order' || kind === 'complaint';
    return isOwn ? `${what} ${reference}` : `${what} of ${reference}`;
  }
  if (kind === 'market') return countryOf(id) ?? what;
  const parts = rest.map((part) => countryOf(part) ?? (uuid.test(part) ? part.slice(0, 8) : codeText(part)));
  return [what, ...parts].join(' ').trim();
}

const countryOf = (id: string) => (isMarketId(id) ? markets[id].countryName : undefined);

const sentenceCase = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** In whose money the facts of an entry are; null where nothing says so. */
export function marketOfEntry(
  {
    subject,
    facts,
    changes,
  }: Told & { readonly changes: readonly { readonly kind: string; readonly currency?: string }[] | null },
  names: AuditNames,
): MarketId | null {
  const said = [facts['market'], ...subject.split(':').slice(1), names.places.get(subject)?.market];
  const market = said.find((each): each is MarketId => typeof each === 'string' && isMarketId(each));
  if (market !== undefined) return market;
  const about = typeof facts['about'] === 'string' ? names.places.get(facts['about'])?.market : undefined;
  if (about !== undefined && isMarketId(about)) return about;
  const currency = changes?.find((change) => change.currency !== undefined)?.currency;
  return currency === undefined ? null : marketOfCurrency(currency);
}

/** PHP → the market that pays in it. */
export function marketOfCurrency(currency: string): MarketId | null {
  const found = Object.entries(markets).find(([, each]) => each.currency.code === currency)?.[0];
  return found !== undefined && isMarketId(found) ? found : null;
}
