export { type ApplicationDetail, readApplication } from './read-application.ts';
export { type ApplicationItem, readApplications } from './read-applications.ts';
export { type LoanDetails, type OrderDetails, readOrderDetails } from './read-order-details.ts';
