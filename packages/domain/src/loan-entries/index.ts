export { entriesOfLoanEvents } from './entries-of-loan-events.ts';
export { type EntryToPost, entryToPost } from './entry-to-post.ts';
