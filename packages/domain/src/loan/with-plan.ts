import type { Loan, Plan } from './loan.ts';

/** The loan as it would be under a plan: nothing has happened yet. */
export function withPlan(loan: Loan, plan: Plan): Loan {
  return { ...loan, plans: [...loan.plans, plan] };
}
