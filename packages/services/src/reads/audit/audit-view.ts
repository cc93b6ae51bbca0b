import { marketMoney } from '@candor/markets';
import type { AuditChange, AuditEntry } from '@candor/store/audit';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { reasonAbout } from '../../kernel/commands/with-reason.ts';
import { actWords } from './act-words.ts';
import { aboutWords, marketOfCurrency, marketOfEntry, type AuditNames } from './audit-names.ts';
import { actName, factText, type FactText } from './fact-text.ts';
import { codeText } from './fact-words.ts';

export type AuditGroup = 'people' | 'borrower' | 'system';

export type ChangeView = Pick<AuditChange, 'field' | 'kind' | 'before' | 'after'> & {
  readonly currency: string | null;
};

export type AuditView = {
  /** None of an entry in the books. */
  eventId: string | null;
  at: string;
  group: AuditGroup;
  who: string;
  staffId: string | null;
  /** Of what two people did: who asked for it; `who` approved it. */
  maker: { staffId: string; name: string } | null;
  act: string;
  words: string;
  /** What came of it or changed, in one line. */
  told: string;
  subject: string;
  /** The same in words. */
  about: string;
  isRefused: boolean;
  refusal: string | null;
  facts: { what: string; value: string }[];
  changes: ChangeView[];
  requestId: string | null;
  /** Of a call from the console. */
  address: string | null;
  device: string | null;
};

type Seen = Omit<AuditEntry, 'atKey' | 'id'> & { readonly id: string | null };

/**
 * What the log says of one act, for somebody who reads it. What a borrower is called is not in here: the log
 * holds nothing personal.
 */
export function auditView(entry: Seen, seal: PersonSeal, names: AuditNames): AuditView {
  const { id, at, actorKind, actorId, staffName, command, subject, outcome, requestId, why } = entry;
  const { makerId, makerName, address, device } = entry;
  const stored =
    why === null ? entry.facts : { ...entry.facts, reason: seal.open(why, reasonAbout(subject)) };
  const isRefused = outcome !== 'done';
  const refusal = isRefused ? outcome.replace(/^refused: /u, '') : null;
  const market = marketOfEntry(entry, names);
  const facts = Object.entries(stored).map(([key, value]) => factText(key, value, { names, market }));
  const changes = (entry.changes ?? []).map(changeView);
  return {
    eventId: id,
    at: at.toISOString(),
    group: groupOf(actorKind),
    who: whoOf(actorKind, actorId, staffName),
    staffId: actorKind === 'staff' && staffName !== null ? actorId : null,
    maker: makerId === null ? null : { staffId: makerId, name: makerName ?? 'Staff' },
    act: command,
    words: wordsOf(entry),
    told: toldOf(entry, { refusal, facts, changes, names }),
    subject,
    about: aboutWords(subject, names),
    isRefused,
    refusal,
    // What only a program compares stands last.
    facts: facts
      .toSorted((a, b) => Number(a.isMark) - Number(b.isMark))
      .map(({ what, value }) => ({ what, value })),
    changes,
    requestId,
    address,
    device,
  };
}

const verdicts: Readonly<Record<string, string>> = {
  agree: 'Approved',
  refuse: 'Declined',
  'ask-back': 'Requested information on',
};

/** Of a request for approval and of what was decided: the verdict, and of what. */
function wordsOf({ command, outcome, facts }: Seen): string {
  const act = typeof facts['act'] === 'string' ? actName(facts['act']) : null;
  if (act !== null && command === 'approval.ask') return `Requested approval: ${act}`;
  const verdict = outcome === 'done' ? verdicts[String(facts['verdict'])] : undefined;
  if (act === null || command !== 'approval.decide' || verdict === undefined) return actWords(command);
  return facts['firstOfTwo'] === true ? `${verdict} as the first of two: ${act}` : `${verdict}: ${act}`;
}

/** A message that was due no more when its turn came was not rejected by anybody. */
function outcomeText(refusal: string): string {
  return refusal === notDue ? codeText(refusal) : `rejected: ${codeText(refusal)}`;
}

const notDue = 'nobody_is_told_of_that';

type Telling = {
  readonly refusal: string | null;
  readonly facts: readonly FactText[];
  readonly changes: readonly ChangeView[];
  readonly names: AuditNames;
};

/**
 * "₱22,795.00 to 3 payees, requested by Marco Reyes"; "Overdue ₱7,240.80 → ₱0.00"; or the first facts where
 * nothing changed.
 */
function toldOf({ command, facts: stored }: Seen, { refusal, facts, changes, names }: Telling): string {
  if (refusal !== null) return outcomeText(refusal);
  if (command === 'approval.decide') return decidedWords(stored, names);
  if (changes.length > 0)
    return changes
      .slice(0, 2)
      .map((change) => `${change.field} ${sideText(change, 'before')} → ${sideText(change, 'after')}`)
      .join(' · ');
  return facts
    .filter(({ isMark, value }) => !isMark && value !== '–')
    .slice(0, 3)
    .map(({ what, value }) => `${what} ${value}`)
    .join(' · ');
}

function decidedWords(facts: Record<string, unknown>, names: AuditNames): string {
  const { size, payees, about, askedBy } = facts;
  const to = typeof payees === 'number' ? ` to ${payees} ${payees === 1 ? 'payee' : 'payees'}` : '';
  const what =
    typeof size === 'string' && size !== ''
      ? `${size}${to}`
      : typeof about === 'string'
        ? aboutWords(about, names)
        : '';
  const maker = typeof askedBy === 'string' ? names.staff.get(askedBy) : undefined;
  return [what, maker === undefined ? '' : `requested by ${maker}`].filter((part) => part !== '').join(', ');
}

/** One side of a change as its kind is written: ₱7,240.80, or the text itself; a day as it is stored. */
function sideText({ currency, ...change }: ChangeView, side: 'before' | 'after'): string {
  const value = change[side];
  if (value === null || value === '') return '–';
  const market = currency === null ? null : marketOfCurrency(currency);
  return market === null ? value : marketMoney(market, BigInt(value));
}

function changeView(change: AuditChange): ChangeView {
  const { field, kind, before, after } = change;
  return { field, kind, currency: change.kind === 'money' ? change.currency : null, before, after };
}

function groupOf(actorKind: AuditEntry['actorKind']): AuditGroup {
  return actorKind === 'staff' ? 'people' : actorKind === 'borrower' ? 'borrower' : 'system';
}

function whoOf(kind: AuditEntry['actorKind'], id: string, staffName: string | null): string {
  if (kind === 'staff') return staffName ?? 'Staff';
  if (kind === 'borrower') return 'Borrower';
  if (kind === 'anyone') return 'Not logged in';
  if (kind === 'sandbox') return 'Sandbox';
  if (kind === 'key') return `Key ck_${id}`;
  const plain = id.replaceAll('-', ' ');
  return plain === '' ? 'The system' : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}
