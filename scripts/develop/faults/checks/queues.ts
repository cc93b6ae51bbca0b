import { mustBeEmpty, type Check } from './check.ts';

/**
 * What waits for the worker and is due; an entry that waits for its next try is not due. What a restore holds
 * back is given up on purpose, and listed for somebody to send again.
 */
export const nothingWaits: Check = async (of) => [
  ...(await mustBeEmpty(
    of.tx,
    `select format('outbox %s (%s) waits: written %s s ago, due since %s s, tried %s times, leased for %s s more, %s',
                   id, topic, extract(epoch from now() - created_at)::int,
                   extract(epoch from now() - next_attempt_at)::int, attempts,
                   coalesce(extract(epoch from leased_until - now())::int, 0),
                   coalesce(last_error, 'no try failed')) as what
     from outbox
     where done_at is null and given_up_at is null and next_attempt_at <= now() order by id limit 20`,
  )),
  ...(await mustBeEmpty(
    of.tx,
    `select 'callback ' || id || ' of ' || txn_id || ' waits' as what from channel_event where state = 'open' order by id limit 20`,
  )),
  ...(await mustBeEmpty(
    of.tx,
    `select 'disbursement ' || payout_id || ' is ' || state || ' and due' as what from payout_intent
     where state in ('intended', 'calling', 'sent', 'unknown') and coalesce(next_at, now()) <= now() limit 20`,
  )),
  ...(await mustBeEmpty(
    of.tx,
    `select 'mandate ' || id || ' is ' || state || ' and due' as what from mandate where look_at <= now() limit 20`,
  )),
  ...(await nothingIsHeldBack(of)),
  ...(await mustBeEmpty(
    of.tx,
    `select 'entry ' || entry_id || ' has no number' as what from ledger_unsealed limit 20`,
  )),
  ...(await mustBeEmpty(
    of.tx,
    `select 'line ' || audit_id || ' of the audit log is in no chain' as what from audit_unsealed limit 20`,
  )),
];

/** After a standby took over, until every channel said what it has. */
export const nothingIsHeldBack: Check = ({ tx }) =>
  mustBeEmpty(
    tx,
    `select 'a restore still holds everything back' as what from restore_hold where released_at is null`,
  );

/** Whoever starts on a standby that took over knows it: what could leave twice is held and asked for. */
export const promotionsNoticed: Check = ({ tx, journal }) =>
  mustBeEmpty(
    tx,
    `select 'a standby took over ' || $1 || ' times, and ' || count(*) || ' were noticed' as what
     from restore_hold having count(*) < $1::integer`,
    [journal.promotions],
  );
