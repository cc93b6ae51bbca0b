import { amountText } from '@candor/domain/money';
import { searchAudit } from '@candor/store/audit';
import { type AboutSearch, searchWith } from './about-search.ts';
import { namesIn } from './audit-names.ts';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command, Json } from '../../kernel/commands/command.ts';
import { auditView, type AuditView, type ChangeView } from './audit-view.ts';
import { isNameOfLoan, trailOf, type TrailView } from './read-trail.ts';

export type ExportAudit = { readonly search: AboutSearch; readonly loan: string | null };

export type AuditExport = { fileName: string; heads: string[]; rows: string[][]; isCut: boolean };

/** What a spreadsheet still opens at once; more is asked for by a narrower time. */
const rowsAtMost = 10_000;

const heads = [
  'When (UTC)',
  'Who',
  'Maker',
  'Group',
  'What',
  'Act',
  'About',
  'Outcome',
  'Changes',
  'Facts',
  'Request',
  'Address',
  'Device',
];
const trailHeads = ['No.', ...heads, 'Entry', 'Lines'];

/** Who took a copy of the log is in the log. */
export const exportAudit = (seal: PersonSeal): Command<ExportAudit, AuditExport, 'not_found'> => ({
  name: 'audit.export',
  // What is no loan’s name may be somebody’s: it is not kept.
  subject: ({ search, loan }) =>
    loan === null ? (search.subject ?? 'audit') : `trail:${isNameOfLoan(loan) ? loan.trim() : 'unknown'}`,
  async decide(tx, { search, loan }, { now }) {
    const made = loan === null ? await searchRows(tx, search, seal) : await trailRows(tx, loan, seal);
    if (!made) return { refused: 'not_found' };
    const { lines, isCut, name } = made;
    const fileName = `${name}-${now.toISOString().slice(0, 10)}.csv`;
    const asked = Object.entries(search).filter(([, value]) => value !== undefined);
    const facts = Object.fromEntries(asked.map(([what, value]): [string, Json] => [what, String(value)]));
    return {
      output: { fileName, heads: loan === null ? heads : trailHeads, rows: lines, isCut },
      facts: { ...facts, rows: lines.length },
    };
  },
});

async function searchRows(tx: ReadTx, search: AboutSearch, seal: PersonSeal) {
  const found = await searchAudit(tx, await searchWith(tx, search), { before: null, limit: rowsAtMost + 1 });
  const page = found.slice(0, rowsAtMost);
  const names = await namesIn(tx, page);
  const lines = page.map((entry) => eventCells(auditView(entry, seal, names)));
  return { lines, isCut: found.length > rowsAtMost, name: 'audit' };
}

async function trailRows(tx: ReadTx, loan: string, seal: PersonSeal) {
  const trail = await trailOf(tx, seal, { loan }, rowsAtMost);
  if (!trail) return undefined;
  const lines = trail.steps.map(({ no, event, entry }) => [
    String(no),
    ...eventCells(event),
    entry?.no ?? '',
    entry === null ? '' : linesText(entry, trail),
  ]);
  return { lines, isCut: trail.nextCursor !== null, name: `trail-${trail.reference}` };
}

function eventCells(event: AuditView): string[] {
  const { at, who, maker, group, words, act, subject, refusal, facts, changes, requestId } = event;
  const said = facts.map(({ what, value }) => `${what}: ${value}`).join('; ');
  return [
    at,
    who,
    maker?.name ?? '',
    group,
    words,
    act,
    subject,
    refusal === null ? 'done' : `refused: ${refusal}`,
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
