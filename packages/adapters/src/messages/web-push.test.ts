import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayDown } from '@candor/services/kernel/message-ports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookPost } from '../webhooks/webhook-post.ts';
import { webPush } from './web-push.ts';

/** A push service: keeps what it is sent, and answers with the status it is told to. */
let service: Server;
let origin: string;
let status = 201;
let taken: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => service.close(closed)));
beforeEach(() => {
  status = 201;
  taken = [];
});

const key = '8f1b6d0c4e5a97b23c6d7e8091a2b3c4d5e6f708192a3b4c5d6e7f8090a1b2c3';
const portBy = (isLoopbackAllowed: boolean) =>
  webPush({
    key,
    contact: 'mailto:it@lender.example',
    link: '/inbox',
    post: webhookPost({ isLoopbackAllowed }).post,
  });

/** A browser: the keys that it made for its subscription. */
function browser() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const address = (endpoint: string) =>
    JSON.stringify({
      endpoint,
      p256dh: own.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    });
  return { own, auth, address };
}

/** What the browser makes of it, by RFC 8291 and RFC 8188. */
function opened(own: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const shared = own.computeSecret(sender);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, about, 32));
  const part = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

const message = {
  id: '0b7f6b52-7a53-4f63-9f0a-6b1f3f1f7a11',
  market: 'ph',
  title: 'Candor Lending',
  text: 'May bago kang mensahe. नया संदेश।',
} as const;

describe('a notice to a browser', () => {
  it('is opened here as RFC 8291 has it, section 5', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
    const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
    const body = [
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
      'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
      'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    ].join('');
    expect(opened(own, auth, Buffer.from(body, 'base64url'))).toBe(
      'When I grow up, I want to be a watermelon',
    );
  });

  it('is opened by that browser alone, and signed by the lender for that push service', async () => {
    const { own, auth, address } = browser();
    const port = portBy(true);
    expect(await port.send({ ...message, to: address(`${origin}/push/1`) })).toBe('taken');
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = taken;
    expect(JSON.parse(opened(own, auth, body))).toEqual({
      title: 'Candor Lending',
      body: message.text,
      tag: message.id,
      link: '/inbox',
    });
    expect(body.toString('latin1')).not.toContain('Candor');
    expect(() => opened(browser().own, auth, body)).toThrow();

    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers['topic']).toBe(message.id.replaceAll('-', ''));
    const [, token = '', by = ''] = /^vapid t=(.+), ?k=(.+)$/u.exec(headers.authorization ?? '') ?? [];
    expect(by).toBe(port.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(port.publicKey, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: origin,
      sub: 'mailto:it@lender.example',
    });
  });

  it.each([404, 410])('that is answered %i has no browser any more', async (answer) => {
    status = answer;
    expect(await portBy(true).send({ ...message, to: browser().address(origin) })).toBe('gone');
  });

  it.each([400, 403, 429, 500, 503])('that is answered %i is sent again later', async (answer) => {
    status = answer;
    const sent = portBy(true).send({ ...message, to: browser().address(origin) });
    await expect(sent).rejects.toThrow(GatewayDown);
  });

  it('for keys that are none is for nobody', async () => {
    const to = JSON.stringify({ endpoint: origin, p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) });
    expect(await portBy(true).send({ ...message, to })).toBe('gone');
    expect(taken).toEqual([]);
  });

  it('leads behind no wall: an address that is not on the public internet is not asked', async () => {
    for (const endpoint of [origin, 'http://169.254.169.254/latest/', 'https://10.0.0.8/push'])
      await expect(portBy(false).send({ ...message, to: browser().address(endpoint) })).rejects.toThrow(
        GatewayDown,
      );
    expect(taken).toEqual([]);
  });
});
