export { LaunchError } from './launch-error.ts';
export { type Embedded, startEmbedded } from './start-embedded.ts';
