import { isBuilt, type RouteKey } from '@candor/contract/routes';
import { marketIds, markets } from '@candor/markets';
import { fillHelp, publishText } from '@candor/services/customers/help';
import { lenderOnDocument } from '@candor/services/lending/contracts';
import { runCommand } from '@candor/services/kernel/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

const actor = { kind: 'system', id: 'start' } as const;
const suffixes = { ph: '', in: '-yd' } as const;

type Faq = {
  version: string;
  isUnchanged: boolean;
  topics: { topic: string; name: string }[];
  entries: { entry: string; topic: string; question: string; answer: string; opens: string | null }[];
};

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  for (const market of marketIds) await runCommand(app.test.database, fillHelp, { input: { market }, actor });
});
afterAll(() => app.close());

const asked = async (market: 'ph' | 'in', language: string, known?: string) =>
  (
    await app.get(`problem/faq${suffixes[market]}${known ? `?known=${known}` : ''}`, {
      headers: { 'x-language': language },
    })
  ).json<Faq>();

describe.each(marketIds)('A9.1 · problem.faq in %s', (market) => {
  it('answers anyone, in each language of the market, with the law’s own figures', async () => {
    const versions = new Set<string>();
    for (const language of markets[market].languages) {
      const { version, topics, entries } = await asked(market, language);
      versions.add(version);
      expect(entries.length).toBeGreaterThan(55);
      const named = new Set(topics.map(({ topic }) => topic));
      for (const { entry, topic, question, answer, opens } of entries) {
        expect(named.has(topic), entry).toBe(true);
        expect(`${question}${answer}`, entry).not.toMatch(/[{}]/);
        if (opens !== null) expect(isBuilt(opens as RouteKey), `${entry} opens ${opens}`).toBe(true);
      }
    }
    expect(versions.size).toBe(markets[market].languages.length);
  });

  it('sends it once: a phone that has the version is only told so', async () => {
    const { version } = await asked(market, 'en');
    expect(await asked(market, 'en', version)).toEqual({
      version,
      isUnchanged: true,
      topics: [],
      entries: [],
    });
    expect((await asked(market, 'en', 'an-old-one')).entries.length).toBeGreaterThan(55);
  });
});

describe('what a lender publishes', () => {
  const body = {
    topics: [{ topic: 'borrowing', name: 'Borrowing' }],
    entries: [
      {
        entry: 'own-question',
        topic: 'borrowing',
        question: 'Where is your branch?',
        answer: 'In Makati. {regulator} knows it.',
        alsoCalled: ['office'],
        opens: null,
      },
    ],
  };

  it('A9.1 · stands in place of the house’s own, and a newer edition of the house leaves it alone', async () => {
    const input = { market: 'ph', name: 'faq.fil', body, after: 1 } as const;
    expect(await runCommand(app.test.database, publishText, { input, actor })).toMatchObject({
      kind: 'done',
      output: { version: 2 },
    });
    await runCommand(app.test.database, fillHelp, { input: { market: 'ph' }, actor });
    const { version, entries } = await asked('ph', 'fil');
    expect(version).toBe('ph.fil.2');
    expect(entries.map(({ answer }) => answer)).toEqual([
      'In Makati. Securities and Exchange Commission of the Philippines knows it.',
    ]);
  });

  it('is refused when somebody else was first, or when it has faults, each named', async () => {
    const late = { market: 'ph', name: 'faq.fil', body, after: 1 } as const;
    expect(await runCommand(app.test.database, publishText, { input: late, actor })).toMatchObject({
      refusal: { refused: 'text_has_changed' },
    });
    const [entry] = body.entries;
    const twice = { ...late, after: 2, body: { ...body, entries: [entry, { ...entry, topic: 'none' }] } };
    expect(await runCommand(app.test.database, publishText, { input: twice, actor })).toMatchObject({
      refusal: {
        refused: 'text_is_faulty',
        facts: {
          faults: ['own-question stands there twice.', 'own-question belongs to none, which is no topic.'],
        },
      },
    });
  });
});

describe('A9.8 · problem.whatsapp', () => {
  it('tells how to reach a person, and names the officer where the law asks for it', async () => {
    const ph = (await app.get('problem/whatsapp')).json();
    expect(ph).toMatchObject({ whatsapp: null, officer: null });
    expect(ph.phone.href).toMatch(/^tel:\+?\d+$/);
    expect(ph.email.href).toBe(`mailto:${ph.email.address}`);
    expect(ph.hours[0]).toEqual({ days: 'Mon–Fri', hours: '08:00–20:00' });
    expect((await app.get('problem/whatsapp-yd')).json().officer).toMatchObject({
      title: 'Grievance Redressal Officer',
    });
  });

  it('IN-14 · in India a desk without a named officer is refused, and the papers carry the name', async () => {
    const desk = { whatsapp: null, hours: [{ days: [1], from: '09:00', until: '12:00' }], officer: null };
    const publish = (officer: string | null) =>
      runCommand(app.test.database, publishText, {
        input: { market: 'in', name: 'service-desk', body: { ...desk, officer }, after: 1 },
        actor,
      });
    expect(await publish(null)).toMatchObject({
      refusal: { facts: { faults: ['The law wants a grievance officer with a name here.'] } },
    });
    expect(await publish('Kavita Rao')).toMatchObject({ kind: 'done' });
    expect((await app.get('problem/whatsapp-yd')).json().officer).toMatchObject({ name: 'Kavita Rao' });
    const { facts } = await app.test.database.withTransaction((tx) => lenderOnDocument(tx, 'in'));
    expect(facts.grievanceOfficer.name).toBe('Kavita Rao, Grievance Redressal Officer');
  });

  it('shows a number that the lender has published', async () => {
    const desk = {
      whatsapp: '639171234567',
      hours: [{ days: [1, 2], from: '09:00', until: '12:00' }],
      officer: null,
    };
    const input = { market: 'ph', name: 'service-desk', body: desk, after: 1 } as const;
    await runCommand(app.test.database, publishText, { input, actor });
    expect((await app.get('problem/whatsapp')).json()).toMatchObject({
      whatsapp: { number: '+639171234567', href: 'https://wa.me/639171234567' },
      hours: [{ days: 'Mon, Tue', hours: '09:00–12:00' }],
    });
    const upsideDown = { ...desk, whatsapp: '+63', hours: [{ days: [8], from: '12:00', until: '09:00' }] };
    expect(
      await runCommand(app.test.database, publishText, {
        input: { ...input, body: upsideDown, after: 2 },
        actor,
      }),
    ).toMatchObject({
      refusal: { facts: { faults: expect.arrayContaining([expect.stringContaining('span')]) } },
    });
  });
});
