export { growthEdges, growthOf } from './growth.ts';
export { interestToDate } from './interest-to-date.ts';
