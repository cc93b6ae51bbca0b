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

/** What the queue calls a loan, as its index has it. */
export const itemOfLoan = `coalesce(f.order_id, md5('loan ' || f.loan_id::text)::uuid)`;

/** A loan that has ended, or is written off, has no day to be past due from. */
export const isPastDue = `f.market = $1 and f.due_from < ${today}`;

/**
 * Whoever asked for help, has a plan to confirm or has promised a day is not to be contacted: there is
 * nothing to do today. Those are few beside the loans that are past due.
 */
const sheltered = [
  `r.state = 'considered' and r.paused_until > ${today}`,
  `r.state = 'granted' and r.promised_on >= ${today}`,
  `r.held_until > ${today} and r.paused_until > ${today}`,
];
export const isNotSheltered = sheltered
  .map((why) => `not exists (select from hardship_request r where r.loan_id = f.loan_id and ${why})`)
  .join(' and ');

/** Its next action is due, or nobody has said what happens next. */
export const isDueForAction = `${isPastDue} and (c.next_on is null or c.next_on <= b.business_date) and ${isNotSheltered}`;

/** Past due, and a promise to pay runs; what was paid before its day is past due no more. */
export const hasOpenPromise = `${isPastDue} and f.loan_id in (select r.loan_id from hardship_request r
  where r.state = 'granted' and r.promised_on is not null and r.outcome is null)`;

/** How many are past due from each day, and what is overdue of them, as it is kept with the figures. */
export const keptArrears = `select s.due_from, sum(s.loans) as loans, sum(s.overdue) as overdue from arrears_sum s
  where s.market = $1 and s.due_from < ${today} group by s.due_from having sum(s.loans) <> 0`;

/**
 * Loans that somebody has planned something for, is assigned, or that are left alone: those that are past due
 * and are not among them are due for action today, and nobody's. They are as many as people have worked on,
 * not as many as are late.
 */
export const touchedLoans = `select c.loan_id from collection_case c
    where c.market = $1 and c.closed_at is null and (c.next_on is not null or c.staff_id is not null)
  ${sheltered.map((why) => `union select r.loan_id from hardship_request r where ${why}`).join(' ')}`;

/** Their figures, each looked up: beside `t.loan_id`, as `pastDueLoans` names them. */
export const figuresOfTouched = `cross join lateral (select * from loan_figure where loan_id = t.loan_id offset 0) f
  join business_clock b on b.market = f.market left join collection_case c on c.loan_id = f.loan_id and c.closed_at is null`;
