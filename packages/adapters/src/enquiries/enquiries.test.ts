import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  EnquiryDown,
  type CreditBureau,
  type EnquiredPerson,
  type SanctionsScreening,
} from '@candor/services/kernel/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpBureau, httpScreening } from './http-enquiries.ts';
import { sandboxBureau, sandboxIdentity, sandboxScreening } from './sandbox-enquiries.ts';

const named = (fullName: string): EnquiredPerson => ({
  market: 'ph',
  fullName,
  bornOn: '1994-03-08' as EnquiredPerson['bornOn'],
  phone: '+639171234567',
  documents: [{ kind: 'passport', number: 'P1234567A' }],
});
const consent = { enquiryId: '4b1f0c5e-0000-4000-8000-000000000001', consentId: 7n };

/** A vendor that knows whom the sandbox knows, behind a wire. */
let vendor: Server;
let url = '';
let seen: { path: string; body: Record<string, unknown>; key: unknown }[] = [];
beforeAll(async () => {
  vendor = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => void (text += chunk.toString()));
    request.on('end', async () => {
      const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
      if (request.headers.authorization !== 'Bearer secret') return answer(401, {});
      const body = JSON.parse(text) as { id: string; person: EnquiredPerson };
      seen.push({ path: request.url ?? '', body, key: request.headers['idempotency-key'] });
      if (request.url === '/odd') return answer(200, { standing: 'rich' });
      try {
        const isBureau = request.url === '/bureau';
        return answer(
          200,
          await (isBureau
            ? sandboxBureau.enquire(body.person, consent)
            : sandboxScreening.screen(body.person, body.id)),
        );
      } catch {
        return answer(503, {});
      }
    });
  });
  await new Promise<void>((resolve) => {
    vendor.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
});
afterAll(() => void vendor.close());

const ways: readonly [string, () => { bureau: CreditBureau; screening: SanctionsScreening }][] = [
  ['the sandbox', () => ({ bureau: sandboxBureau, screening: sandboxScreening })],
  [
    'a vendor behind the wire',
    () => ({
      bureau: httpBureau({ url: `${url}/bureau`, token: 'secret' }),
      screening: httpScreening({ url: `${url}/screening`, token: 'secret' }),
    }),
  ],
];

describe.each(ways)('%s', (_, ports) => {
  it.each([
    ['Maricel Reyes', { standing: 'found', openLoans: 1, worstStatus: 'current', enquiries: 1 }],
    ['Maricel Newcomer', { standing: 'thin', openLoans: 0, worstStatus: 'none', enquiries: 0 }],
    ['Maricel DEFAULTER', { standing: 'found', openLoans: 1, worstStatus: 'late-90', enquiries: 4 }],
  ])('knows the file of %s', async (name, record) => {
    const told = await ports().bureau.enquire(named(name), consent);
    expect(told).toMatchObject(record);
    expect(told.lines).toHaveLength(record.openLoans);
    expect(told.lines?.[0]?.worstStatus ?? 'none').toBe(record.worstStatus);
  });

  it.each([
    ['Maricel Reyes', 'clear'],
    ['Maricel Namesake', 'possible-match'],
    ['Maricel Listed', 'match'],
  ])('says of %s: %s', async (name, verdict) => {
    expect(await ports().screening.screen(named(name), consent.enquiryId)).toEqual({ verdict });
  });

  it('that is away says so, and nothing about whom it was asked', async () => {
    const { bureau, screening } = ports();
    for (const asked of [
      bureau.enquire(named('Maricel Nobureau'), consent),
      screening.screen(named('Maricel Noscreening'), consent.enquiryId),
    ]) {
      const error = await asked.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(EnquiryDown);
      expect(String(error)).not.toContain('Maricel');
    }
  });
});

describe('the sandbox’s identity check', () => {
  it.each([
    ['Maricel Reyes', 'genuine'],
    ['Maricel Lookalike', 'doubtful'],
  ])('says of %s: %s', async (name, verdict) => {
    const person = { ...named(name), pictures: [] };
    expect(await sandboxIdentity.look(person, consent.enquiryId)).toMatchObject({ verdict });
  });
});

describe('over the wire', () => {
  it('a question carries its id, its consent and the person, and the token', async () => {
    seen = [];
    await httpBureau({ url: `${url}/bureau`, token: 'secret' }).enquire(named('Maricel Reyes'), consent);
    expect(seen).toEqual([
      {
        path: '/bureau',
        key: consent.enquiryId,
        body: { id: consent.enquiryId, consentId: '7', person: named('Maricel Reyes') },
      },
    ]);
  });

  it.each([
    ['an answer that is none', () => ({ url: `${url}/odd`, token: 'secret' })],
    ['a wrong token', () => ({ url: `${url}/bureau`, token: 'wrong' })],
    ['nobody there', () => ({ url: 'http://127.0.0.1:1/bureau', token: 'secret' })],
  ])('%s is an outage', async (_, account) => {
    await expect(httpBureau(account()).enquire(named('Maricel Reyes'), consent)).rejects.toBeInstanceOf(
      EnquiryDown,
    );
    await expect(httpScreening(account()).screen(named('A'), 'x')).rejects.toBeInstanceOf(EnquiryDown);
  });
});
