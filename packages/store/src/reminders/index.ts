export { type DueLoan, hasOpenComplaint, loansDueOn, type StoppedLoan, stoppedLoans } from './due-loans.ts';
export {
  bookingsOfLoans,
  type BorrowerStay,
  borrowersWithLoans,
  type ComplaintTurn,
  complaintTurns,
  contactsOfBorrowers,
  countLoansUntil,
  loansOfBorrowers,
  type NumberWord,
  numberWords,
  type PastContact,
  plannedByDayEnds,
  type RequestOfLoan,
  requestsOfLoans,
  staysOfBorrowers,
} from './history.ts';
export {
  findReminderPlan,
  insertReminderPlan,
  listReminderPlans,
  type PlanScope,
  reminderPlansOn,
  type SavedPlan,
  type StoredPlan,
} from './reminder-plans.ts';
