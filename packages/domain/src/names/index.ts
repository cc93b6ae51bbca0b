export { type KnownName, isSameName } from './is-same-name.ts';
export { readName } from './read-name.ts';
