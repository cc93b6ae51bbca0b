import { amountText } from '@candor/domain/money';
import type { AuditView, ChangeView } from './audit-view.ts';
import type { TrailView } from './read-trail.ts';

/** An event of the log as a line of a file. */
export const eventHeads = [
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

/** A step of a loan's trail is an event or an entry, with its number. */
export const stepHeads = ['No.', ...eventHeads, 'Entry', 'Lines'];

export function eventCells(event: AuditView): string[] {
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

export function stepCells({ no, event, entry }: TrailView['steps'][number], currency: string): string[] {
  const lines = entry === null ? '' : linesText(entry.lines, currency);
  return [String(no), ...eventCells(event), entry?.no ?? '', lines];
}

/** Overdue: 7240.80 PHP to 0.00 PHP. */
function changeText({ field, currency, before, after }: ChangeView): string {
  const of = (value: string | null) =>
    value === null ? 'nothing' : currency === null ? value : `${amountText(BigInt(value))} ${currency}`;
  return `${field}: ${of(before)} to ${of(after)}`;
}

type Lines = NonNullable<TrailView['steps'][number]['entry']>['lines'];

/** 1240 Penalty receivable -90.05 PHP: debits without a sign, as the books have it. */
const linesText = (lines: Lines, currency: string) =>
  lines
    .map(({ account, name, minor }) => `${account} ${name} ${amountText(BigInt(minor))} ${currency}`)
    .join('; ');
