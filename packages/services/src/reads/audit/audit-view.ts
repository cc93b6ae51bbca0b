import type { AuditChange, AuditEntry } from '@candor/store/audit';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { reasonAbout } from '../../kernel/commands/with-reason.ts';
import { actWords } from './act-words.ts';

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
  subject: string;
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
export function auditView(entry: Seen, seal: PersonSeal): AuditView {
  const { id, at, actorKind, actorId, staffName, command, subject, outcome, requestId, why } = entry;
  const { makerId, makerName, changes, address, device } = entry;
  const facts = why === null ? entry.facts : { ...entry.facts, reason: seal.open(why, reasonAbout(subject)) };
  const isRefused = outcome !== 'done';
  return {
    eventId: id,
    at: at.toISOString(),
    group: groupOf(actorKind),
    who: whoOf(actorKind, actorId, staffName),
    staffId: actorKind === 'staff' && staffName !== null ? actorId : null,
    maker: makerId === null ? null : { staffId: makerId, name: makerName ?? 'Staff' },
    act: command,
    words: actWords(command),
    subject,
    isRefused,
    refusal: isRefused ? outcome.replace(/^refused: /u, '') : null,
    facts: Object.entries(facts).map(([what, value]) => ({ what, value: factText(value) })),
    changes: (changes ?? []).map(changeView),
    requestId,
    address,
    device,
  };
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

/**
 * Scalars as they are, lists with commas; what has parts, part by part:
 * {"on":"2026-12-26","events":["a","b"]} → on 2026-12-26; events a, b.
 */
function factText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(factText).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  return Object.entries(value)
    .map(([what, part]) => `${what} ${factText(part)}`)
    .join('; ');
}
