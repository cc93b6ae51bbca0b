import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { httpGateway } from './http-gateway.ts';

it('posts what an e-mail carries as name, type and content, and nothing of it for a message without files', async () => {
  const taken: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>);
      response.writeHead(202).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mail`;
  const send = httpGateway({ url, token: 'secret' });
  const message = {
    id: 'm-1',
    market: 'ph',
    to: 'ana@mail.example',
    title: 'A document',
    text: 'Attached.',
  } as const;
  const bytes = Buffer.from('%PDF-1.7');
  expect(
    await send({ ...message, attachments: [{ fileName: 'a.pdf', mediaType: 'application/pdf', bytes }] }),
  ).toBe('taken');
  await send(message);
  await send({ ...message, registered: { sender: 'CANDOR', number: '1107169422103345001' } });
  await new Promise((closed) => server.close(closed));
  expect(taken[0]?.['attachments']).toEqual([
    { name: 'a.pdf', type: 'application/pdf', content: bytes.toString('base64') },
  ]);
  expect(taken[1]).not.toHaveProperty('attachments');
  // The number under which networks know a text goes along, where it has one.
  expect(taken[1]).not.toHaveProperty('templateId');
  expect(taken[2]).toMatchObject({ sender: 'CANDOR', templateId: '1107169422103345001' });
});
