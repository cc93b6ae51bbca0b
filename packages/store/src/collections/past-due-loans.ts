/**
 * Loans of one market ($1) that are past due on its business day, with the case that is open for each: as
 * SQL, for the worklist, its counts and the queue, so that the number in the nav is the number of rows on the
 * page.
 */
export const pastDueLoans = `loan l join business_clock b on b.market = l.market
  left join collection_case c on c.loan_id = l.id and c.closed_at is null`;

export const isPastDue = `l.market = $1 and l.state = 'active' and l.next_due_on < b.business_date`;

/** Whoever asked for help or has promised a day is not to be contacted: there is nothing to do today. */
const isSuppressed = `exists (select 1 from hardship_request r where r.loan_id = l.id
  and ((r.state = 'considered' and r.paused_until > b.business_date) or (r.state = 'granted' and r.promised_on >= b.business_date)))`;

/** Its next action is due, or nobody has said what happens next. */
export const isDueForAction = `${isPastDue} and (c.next_on is null or c.next_on <= b.business_date) and not ${isSuppressed}`;

/** Past due, and a promise to pay runs; what was paid before its day is past due no more. */
export const hasOpenPromise = `${isPastDue} and l.id in (select r.loan_id from hardship_request r
  where r.state = 'granted' and r.promised_on is not null and r.outcome is null)`;
