import { amountText } from '@candor/domain/money';
import type { MarketId } from '@candor/markets';
import { searchAudit } from '@candor/store/audit';
import { type AboutSearch, searchWith } from './about-search.ts';
import { namesIn } from './audit-names.ts';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import {
  exportedAtMost,
  setAside,
  type ExportRefusal,
  type MadeExport,
} from '../../backoffice/lists/export-list.ts';
import { actWords } from './act-words.ts';
import { auditView, type AuditView, type ChangeView } from './audit-view.ts';
import { isNameOfLoan, trailOf, type TrailView } from './read-trail.ts';

export type ExportAudit = {
  readonly exportId: string;
  readonly requestId: string;
  /** At whose desk an approver decides. */
  readonly market: MarketId;
  readonly search: AboutSearch;
  readonly loan: string | null;
  readonly reason: string;
};

const heads = [
  'When (UTC)',
  'Who',
  'Maker',
  'Group',
  'What',
  'Outcome',
  'About',
  'Filed under',
  'Act',
  'Changes',
  'Facts',
  'Request',
  'Address',
  'Device',
];
const trailHeads = ['No.', ...heads, 'Entry', 'Lines'];

/**
 * The log as a file. Names and what people wrote are in it: it leaves with a reason and an approver, as any
 * list with people does, and who took a copy is in the log.
 */
export const exportAudit = (
  parts: LendingDeps,
): Command<ExportAudit, MadeExport, 'not_found' | ExportRefusal> => ({
  name: 'audit.export',
  subject: subjectOf,
  async decide(tx, input, context) {
    const { search, loan, ...asked } = input;
    const { seal } = parts;
    const rows = loan === null ? await searchRows(tx, search, seal) : await trailRows(tx, loan, seal);
    if (!rows) return { refused: 'not_found' };
    const content = { heads: loan === null ? heads : trailHeads, rows };
    const query = filterOf(input);
    const copy = { ...asked, list: 'audit', query, hasPeople: true, content, subject: subjectOf(input) };
    return setAside(tx, parts, copy, context);
  },
});

/** What is no loan’s name may be somebody’s: it is not kept. */
const subjectOf = ({ search, loan }: Pick<ExportAudit, 'search' | 'loan'>) =>
  loan === null ? (search.subject ?? 'audit') : `trail:${isNameOfLoan(loan) ? loan.trim() : 'unknown'}`;

/** What narrows it, as an approver reads it: "action loan.waive, from 2026-11-01T00:00:00.000Z". */
function filterOf({ search, loan }: ExportAudit): string {
  const { subject, group, command, refusedOnly, from, to } = search;
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['trail of', loan !== null && isNameOfLoan(loan) ? loan.trim() : undefined],
    ['about', subject],
    ['acts of', group],
    ['action', command === undefined ? undefined : actWords(command)],
    ['only', refusedOnly ? 'rejected attempts' : undefined],
    ['from', from?.toISOString()],
    ['to', to?.toISOString()],
  ];
  return parts.flatMap(([what, value]) => (value === undefined ? [] : [`${what} ${value}`])).join(', ');
}

async function searchRows(tx: ReadTx, search: AboutSearch, seal: PersonSeal) {
  const found = await searchAudit(tx, await searchWith(tx, search), {
    before: null,
    limit: exportedAtMost + 1,
  });
  const names = await namesIn(tx, found);
  return found.map((entry) => eventCells(auditView(entry, seal, names)));
}

async function trailRows(tx: ReadTx, loan: string, seal: PersonSeal) {
  const trail = await trailOf(tx, seal, { loan }, exportedAtMost + 1);
  if (!trail) return undefined;
  return trail.steps.map(({ no, event, entry }) => {
    const booked = [entry?.no ?? '', entry === null ? '' : linesText(entry, trail)];
    return [[String(no)], eventCells(event), booked].flat();
  });
}

function eventCells(event: AuditView): string[] {
  const { at, who, maker, group, words, told, act, about, subject, facts, changes, requestId } = event;
  const said = facts.map(({ what, value }) => `${what}: ${value}`).join('; ');
  return [
    at,
    who,
    maker?.name ?? '',
    group,
    words,
    told === '' ? 'done' : told,
    about,
    subject,
    act,
    changes.map(changeText).join('; '),
    said,
    requestId ?? '',
    event.address ?? '',
    event.device ?? '',
  ];
}

/** Overdue: 7240.80 PHP to 0.00 PHP. */
function changeText({ field, currency, before, after }: ChangeView): string {
  const of = (value: string | null) =>
    value === null ? 'nothing' : currency === null ? value : `${amountText(BigInt(value))} ${currency}`;
  return `${field}: ${of(before)} to ${of(after)}`;
}

/** 1240 Penalty receivable -90.05 PHP: debits without a sign, as the books have it. */
function linesText(entry: NonNullable<TrailView['steps'][number]['entry']>, { currency }: TrailView): string {
  return entry.lines
    .map(({ account, name, minor }) => `${account} ${name} ${amountText(BigInt(minor))} ${currency}`)
    .join('; ');
}
