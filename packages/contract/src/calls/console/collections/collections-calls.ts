import { consoleCollectionContact } from './collection-contact.ts';
import { consoleCollectionPromise } from './collection-promise.ts';
import { consoleCollection } from '../collections.ts';
import { consoleCollections } from './collections.ts';
import { consoleHardshipDecide } from './hardship-decide.ts';
import { consoleHardshipPreview } from './hardship-preview.ts';
import { consoleHardship } from './hardship.ts';
import { consoleHardships } from './hardships.ts';

export const consoleCollectionsCalls = [
  consoleCollections,
  consoleCollection,
  consoleCollectionContact,
  consoleCollectionPromise,
  consoleHardships,
  consoleHardship,
  consoleHardshipDecide,
  consoleHardshipPreview,
] as const;
