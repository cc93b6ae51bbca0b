export {
  type ApplicationHold,
  type ApplicationLine,
  type ApplicationPlace,
  findApplicationLine,
  listApplicationHolds,
  listApplicationsById,
  listNewestApplications,
  listWaitingApplications,
} from './application-list.ts';
export { insertBorrowerIfAbsent, marketOfBorrower } from './borrowers.ts';
export { findApplicationDestination, setApplicationDestination } from './application-destination.ts';
export { insertReturnNote, lastReturnNote } from './return-notes.ts';
export { type ApplicationStep, listApplicationSteps } from './application-steps.ts';
export {
  type OrderPlace,
  type OrderReader,
  type OrderTab,
  type OrderView,
  countApplicationTabs,
  findApplicationView,
  listApplicationViews,
} from './application-views.ts';
export {
  type LoanApplication,
  countApplicationsOn,
  findApplication,
  hasOtherOpenApplication,
  insertApplication,
  lockEndedOffer,
  lockApplication,
  mostOfferedBefore,
  updateApplication,
} from './applications.ts';
export { findApplicationsByReference } from './find-applications.ts';
