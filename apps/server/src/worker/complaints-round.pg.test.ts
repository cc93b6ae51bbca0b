import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { complaining } from '@candor/simulator/borrowers';
import { skipTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { startBackground } from './start-background.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

it('A9.6 · the worker escalates by itself when the clock is moved past a promised day, and tells the borrower once', async () => {
  const desk = complaining(app);
  const who = await desk.newcomer();
  const { reportId } = (await desk.save(who)).json();
  const worker = await startBackground({
    borrowing: app.borrowing,
    url: app.test.url,
    ownerUrl: app.test.url,
    log: pino({ level: 'silent' }),
  });
  try {
    await skipTo(app, 'ph', '2026-11-24');
    await expect.poll(async () => (await desk.detail(who, reportId)).isEscalated).toBe(true);
  } finally {
    await worker.stop();
  }
  const told = (await desk.told(who)).map(({ kind }: { kind: string }) => kind);
  expect(told.toSorted()).toEqual(['problem-late', 'problem-received']);
});
