// A static copy of a page behind nothing but node:http: what the page could cost at the very least. Run as a
// process of its own: reads { path: { type, encoding, body (base64) } } on standard input, prints the port.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

type Copy = Record<string, { type: string; encoding: string; body: string }>;

const copy = JSON.parse(await text(process.stdin)) as Copy;
const files = new Map(
  Object.entries(copy).map(([path, file]) => [path, { ...file, body: Buffer.from(file.body, 'base64') }]),
);
const server = createServer((request, response) => {
  const file = files.get(request.url ?? '/');
  if (!file) return response.writeHead(404).end();
  const encoding = file.encoding ? { 'content-encoding': file.encoding } : {};
  return response
    .writeHead(200, { 'content-type': file.type, 'content-length': file.body.length, ...encoding })
    .end(file.body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port));
