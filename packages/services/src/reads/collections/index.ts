export { readCollection, readCollections } from './read-collections.ts';
export { hardshipAsked, readHardship, readHardshipQueue } from './read-hardship.ts';
