export { type LoanToProvide, listLoansToProvide } from './loans-to-provide.ts';
export {
  type Provision,
  type ProvisionOfClass,
  type ProvisionOfLoan,
  findProvisionOfEntry,
  insertProvision,
  listProvisionClasses,
  listProvisionLoans,
  listProvisions,
  lockPortfolio,
  lockProvisions,
} from './provisions.ts';
