import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TcpProxy } from './tcp-proxy.ts';

const echo = createServer((socket) => void socket.on('error', () => {}).pipe(socket));
let line: TcpProxy;
beforeAll(async () => {
  await new Promise<void>((resolve) => void echo.listen(0, '127.0.0.1', resolve));
  line = await TcpProxy.open({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
});
afterAll(async () => {
  await line.close();
  echo.close();
});

async function say(text: string): Promise<string> {
  const socket = connect(line.port, '127.0.0.1');
  socket.on('error', () => {});
  let heard = '';
  socket.on('data', (chunk) => (heard += String(chunk)));
  socket.end(text);
  await once(socket, 'close');
  return heard;
}

it('A line carries what is said', async () => {
  expect(await say('hello')).toBe('hello');
});

it('A line that is slow carries everything, later and in order', async () => {
  line.delay(150);
  expect(await say('late but whole')).toBe('late but whole');
  line.mend();
});

it('A line that is cut ends who talks and lets nobody in, until it is mended', async () => {
  const talking = connect(line.port, '127.0.0.1');
  talking.on('error', () => {});
  await once(talking, 'connect');
  talking.write('x');
  await once(talking, 'data');
  const closed = once(talking, 'close');
  line.cut();
  await closed;
  expect(await say('hello')).toBe('');
  line.mend();
  expect(await say('hello')).toBe('hello');
});
