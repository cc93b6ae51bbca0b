export { copyData } from './copy-data.ts';
export { LaunchError } from './launch-error.ts';
export { type Embedded, startEmbedded } from './start-embedded.ts';
