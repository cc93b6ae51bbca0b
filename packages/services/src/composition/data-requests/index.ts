export { exportForBorrower, applicationOfReference } from './export-for-borrower.ts';
export { readDataRequests } from './read-data-requests.ts';
export { readRetention } from './read-retention.ts';
