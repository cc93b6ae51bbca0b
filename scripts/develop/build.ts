import { buildIfStale } from './build-apps.ts';

await buildIfStale((line) => console.error(line));
