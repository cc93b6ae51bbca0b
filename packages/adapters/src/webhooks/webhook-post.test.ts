import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { webhookPost } from './webhook-post.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function receiver(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const sandbox = webhookPost({ isLoopbackAllowed: true, timeoutMs: 400 });
const production = webhookPost({ isLoopbackAllowed: false });
const request = { headers: { 'content-type': 'application/json' }, body: '{"a":"ü"}' };

describe('where events may be sent', () => {
  it.each([
    'http://hooks.example.com/in',
    'ftp://hooks.example.com/',
    'https://user:secret@hooks.example.com/',
    'https://hooks.example.com/#part',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    // The same addresses in other clothes: a URL makes them plain.
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:10.0.0.1]/',
    'nonsense',
  ])('production refuses %s before anything is sent', async (url) => {
    expect(production.faultOf(url)).toMatch(/\S/u);
    expect(await production.post(url, request)).toMatchObject({ status: null });
  });

  it('production takes https on the public internet', () => {
    expect(production.faultOf('https://hooks.example.com/in?from=candor')).toBeNull();
    expect(production.faultOf('https://93.184.216.34/in')).toBeNull();
  });

  it('the sandbox takes its own machine beside, in the clear too, and no other house', () => {
    expect(sandbox.faultOf('http://127.0.0.1:9999/in')).toBeNull();
    expect(sandbox.faultOf('http://localhost:9999/in')).toBeNull();
    expect(sandbox.faultOf('http://10.0.0.8/in')).toMatch(/https/u);
    expect(sandbox.faultOf('https://10.0.0.8/in')).toMatch(/public/u);
  });

  it.each([
    [['10.0.0.8']],
    [['169.254.169.254']],
    // One of its addresses is enough to refuse: who knows which one would be taken.
    [['93.184.216.34', '127.0.0.1']],
    [['::ffff:192.168.1.1']],
    [[]],
  ])('a name that turns out to mean %j leads nowhere', async (addresses) => {
    let asked = 0;
    const port = webhookPost({
      isLoopbackAllowed: false,
      resolveAll: async () => {
        asked += 1;
        return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      },
    });
    const outcome = await port.post('https://rebinding.example/', request);
    expect(outcome).toEqual({ status: null, trouble: 'The address is not on the public internet.' });
    expect(asked).toBe(1);
  });

  it('a name is asked about once, and the connection goes to what was looked at', async () => {
    let hits = 0;
    const port = await receiver((_incoming, answer) => {
      hits += 1;
      answer.end('ok');
    });
    const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.8', family: 4 }]];
    const pinned = webhookPost({
      isLoopbackAllowed: true,
      resolveAll: async () => answers.shift() ?? [],
    });
    expect(await pinned.post(`http://localhost:${port}/`, request)).toEqual({ status: 200, answer: 'ok' });
    expect([hits, answers.length]).toEqual([1, 1]);
    expect(await pinned.post(`http://localhost:${port}/`, request)).toMatchObject({ status: null });
    expect(hits).toBe(1);
  });
});

describe('a receiver', () => {
  it('gets the body as it is, and its answer is kept as text, at most a thousand letters of it', async () => {
    let heard = '';
    const port = await receiver((incoming, answer) => {
      incoming.on('data', (part: Buffer) => void (heard += part.toString()));
      incoming.on('end', () => answer.writeHead(202).end(`<script>${'x'.repeat(50_000)}`));
    });
    const outcome = await sandbox.post(`http://127.0.0.1:${port}/in`, request);
    expect(heard).toBe(request.body);
    expect(outcome.status).toBe(202);
    expect('answer' in outcome && outcome.answer).toMatch(/^<script>x{1016}$/u);
  });

  it('is not followed where it points', async () => {
    let others = 0;
    const elsewhere = await receiver((_incoming, answer) => {
      others += 1;
      answer.end();
    });
    const port = await receiver((_incoming, answer) =>
      answer.writeHead(307, { location: `http://127.0.0.1:${elsewhere}/` }).end(),
    );
    expect(await sandbox.post(`http://127.0.0.1:${port}/`, request)).toMatchObject({ status: 307 });
    expect(others).toBe(0);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => {}],
    [
      'drips its answer',
      (_incoming, answer) => {
        answer.writeHead(200);
        const timer = setInterval(() => answer.write('.'), 20);
        answer.on('close', () => clearInterval(timer));
      },
    ],
  ])('that %s is left', async (_what, listener) => {
    const port = await receiver(listener);
    const outcome = await sandbox.post(`http://127.0.0.1:${port}/`, request);
    expect(outcome).toEqual({ status: null, trouble: 'No whole answer within 0.4 seconds.' });
  });

  it('that dies in the middle, or is not there, is said so', async () => {
    const port = await receiver((incoming) => void incoming.socket.destroy());
    expect(await sandbox.post(`http://127.0.0.1:${port}/`, request)).toMatchObject({ status: null });
    const half = await receiver((_incoming, answer) => {
      answer.writeHead(200, { 'content-length': '100' });
      answer.write('half', () => answer.destroy());
    });
    expect(await sandbox.post(`http://127.0.0.1:${half}/`, request)).toMatchObject({ status: null });
    const gone = await receiver(() => {});
    await new Promise((resolve) => servers.pop()!.close(resolve));
    expect(await sandbox.post(`http://127.0.0.1:${gone}/`, request)).toEqual({
      status: null,
      trouble: 'Nobody answers there.',
    });
  });
});
