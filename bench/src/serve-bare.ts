// The least that a server can do with the same request: take the body, answer as many bytes. Prints its port.
import { createServer } from 'node:http';

const answer = JSON.stringify({ accepted: 1, dropped: 0 });
const server = createServer((request, response) => {
  request
    .resume()
    .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer));
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port));
