import type { Calls, RequestOf } from '@candor/contract/console-client';
import { readRange } from '../../kit/list/list-types.ts';
import type { Group } from './audit-shapes.ts';

/** As it stands in the address: days as a range, and nothing for what is not asked for. */
export type AuditQuery = Readonly<
  Partial<Record<'group' | 'about' | 'staff' | 'act' | 'days' | 'refused' | 'sort', string>>
>;

type Asked = Omit<RequestOf<Calls['console.audit']>, 'cursor'>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const day = /^2\d{3}-\d\d-\d\d$/u;

/**
 * What is asked of the server. Days are the market's own: the first from its beginning, the last to its end.
 */
export function searchFrom(query: AuditQuery, timeZone: string): Asked {
  const { group = '', about = '', staff = '', act = '', days = '', refused = '', sort = '' } = query;
  const { from, to } = readRange(days);
  return {
    ...(isGroup(group) && { group }),
    ...(about.trim() !== '' && { subject: about.trim().slice(0, 120) }),
    ...(uuid.test(staff) && { staffId: staff }),
    ...(act !== '' && { act: act.slice(0, 60) }),
    ...(refused === 'yes' && { refusedOnly: true }),
    ...(day.test(from) && { from: dayStart(from, timeZone) }),
    ...(day.test(to) && { to: dayStart(nextDay(to), timeZone) }),
    ...((sort === 'at' || sort === '-at') && { sort }),
  };
}

const isGroup = (text: string): text is Group => ['people', 'borrower', 'system'].includes(text);

function nextDay(of: string): string {
  return new Date(Date.parse(`${of}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** Midnight of a day in a place: 2026-11-18 in Manila is 2026-11-17T16:00:00Z. */
export function dayStart(of: string, timeZone: string): string {
  const utc = Date.parse(`${of}T00:00:00Z`);
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(utc)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/u.exec(offset ?? '') ?? [];
  const eastOfUtc = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return new Date(utc - eastOfUtc).toISOString();
}
