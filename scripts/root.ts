import { dirname } from 'node:path';

/** The checkout's own folder, whatever folder the command was typed in. */
export const root = dirname(import.meta.dirname);
