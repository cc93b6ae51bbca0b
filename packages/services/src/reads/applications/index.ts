export { type ApplicationDetail, readApplication } from './read-application.ts';
export { type ApplicationItem, type ApplicationWish, readApplications } from './read-applications.ts';
export {
  type LoanDetails,
  type ApplicationDetails,
  readApplicationDetails,
} from './read-application-details.ts';
