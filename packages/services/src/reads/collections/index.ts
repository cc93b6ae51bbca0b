export { type NamedSendLine, readLoansNamed, readSendPreview } from './preview-send.ts';
export { readCollection } from './read-collection.ts';
export { readCollectionTeam } from './read-collection-team.ts';
export { hardshipAsked, readHardship, readHardshipQueue } from './read-hardship.ts';
export { readWorklist, type Worklist, type WorklistLine, type WorklistWish } from './read-worklist.ts';
