export {
  type ApplicationHold,
  type ApplicationLine,
  type ApplicationPlace,
  findApplication,
  listApplicationHolds,
  listNewestApplications,
  listWaitingApplications,
} from './application-list.ts';
export { insertBorrowerIfAbsent, marketOfBorrower } from './borrowers.ts';
export { findOrderDestination, setOrderDestination } from './order-destination.ts';
export { type OrderStep, listOrderSteps } from './order-steps.ts';
export {
  type OrderPlace,
  type OrderReader,
  type OrderTab,
  type OrderView,
  countOrderTabs,
  findOrderView,
  listOrderViews,
} from './order-views.ts';
export {
  type LoanOrder,
  countOrdersOn,
  findOrder,
  hasOtherOpenOrder,
  insertOrder,
  lockEndedOffer,
  lockOrder,
  mostOfferedBefore,
  updateOrder,
} from './orders.ts';
