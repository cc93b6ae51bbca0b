import type { AlarmKind } from '@candor/services/backoffice/system';
import { mustBeEmpty, type Check } from './check.ts';

/** What no fault of a machine, a network or a vendor is a reason for. */
const never: readonly AlarmKind[] = [
  'reply-sent-twice',
  'refused-but-changed',
  'unhandled-rejection',
  'chain-broken',
  'document-damaged',
];

/** The lender itself says that what must never happen has happened. */
export const noAlarmOfOurs: Check = ({ tx }) =>
  mustBeEmpty(
    tx,
    `select kind || ' about ' || about || ': ' || detail || ', ' || count || ' times' as what from alarm
     where acknowledged_at is null and kind = any ($1::text[]) order by opened_at`,
    [never],
  );
