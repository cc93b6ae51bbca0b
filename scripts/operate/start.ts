import { buildIfStale } from '../develop/build-apps.ts';

await buildIfStale((line) => console.error(line));
const server = new URL('../../apps/server/dist/server.js', import.meta.url).href;
const { main } = (await import(server)) as typeof import('../../apps/server/src/main.ts');
await main();
