-- Days past due are those of the schedule in force: a restructured loan is listed by its own next due date, and no longer by the one from
-- which its old arrears were counted. How it is classed until it is cured stays in kept_arrears.
update loan_figure f set due_from = coalesce(l.next_due_on, '9999-12-31')
from loan l join kept_arrears k on k.loan_id = l.id and k.until_on is null
where f.loan_id = l.id and l.state = 'active';
