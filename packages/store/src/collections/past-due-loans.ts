/**
 * Loans of one market ($1) that are past due on its business day, with the case that is open for each: as
 * SQL, for the worklist, its counts and the queue, so that the number in the nav is the number of rows on the
 * page. Whether a loan is past due, since when and by how much is kept with its figures, which are written
 * with the loan: the loan itself is not read.
 */
export const pastDueLoans = `loan_figure f join business_clock b on b.market = f.market
  left join collection_case c on c.loan_id = f.loan_id and c.closed_at is null`;

/** Read once, and then compared with an index. */
const today = '(select k.business_date from business_clock k where k.market = $1)';

/** A loan that has ended, or is written off, has no day to be past due from. */
export const isPastDue = `f.market = $1 and f.due_from < ${today}`;

/**
 * Whoever asked for help, has a plan to confirm or has promised a day is not to be contacted: there is
 * nothing to do today. Those are few beside the loans that are past due, and are looked up once for all.
 */
const isSuppressed = `(f.loan_id in (select r.loan_id from hardship_request r where r.state = 'considered' and r.paused_until > ${today})
  or f.loan_id in (select r.loan_id from hardship_request r where r.state = 'granted' and r.promised_on >= ${today})
  or f.loan_id in (select r.loan_id from hardship_request r where r.held_until > ${today} and r.paused_until > ${today}))`;

/** Its next action is due, or nobody has said what happens next. */
export const isDueForAction = `${isPastDue} and (c.next_on is null or c.next_on <= b.business_date) and not ${isSuppressed}`;

/** Past due, and a promise to pay runs; what was paid before its day is past due no more. */
export const hasOpenPromise = `${isPastDue} and f.loan_id in (select r.loan_id from hardship_request r
  where r.state = 'granted' and r.promised_on is not null and r.outcome is null)`;
