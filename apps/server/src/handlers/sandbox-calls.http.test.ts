import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

describe('A18.1 · the outbox', () => {
  it('shows what would have been sent, newest first, the code bound to the app’s host', async () => {
    await app.post('session/sms-code', { phone: '09171234567' });
    await app.post('session/sms-code-yd', { phone: '9876543210' });
    const { messages } = (await app.get('sandbox/outbox')).json();
    expect(messages).toMatchObject([
      { market: 'in', channel: 'sms', to: '+919876543210' },
      { market: 'ph', channel: 'sms', to: '+639171234567' },
    ]);
    expect(messages[1].text).toMatch(/^[^:]+: (\d{6}) is your login code\..*\n\n@loans\.example\.ph #\1$/su);
    expect((await app.get('sandbox/outbox?market=ph')).json().messages).toHaveLength(1);
  });
});

describe('A18.2 A18.3 · the business clock', () => {
  const move = (from: string, to: string) => app.post('sandbox/clock-move', { market: 'ph', from, to });

  it('is seen, moved forward day by day, and each move is in the audit log as the sandbox’s', async () => {
    const { clocks } = (await app.get('sandbox/clock')).json();
    expect(clocks).toEqual([
      { market: 'ph', businessDate: '2026-11-16' },
      { market: 'in', businessDate: '2026-11-16' },
    ]);
    expect((await move('2026-11-16', '2026-11-19')).json()).toEqual({
      market: 'ph',
      businessDate: '2026-11-19',
    });
    const { rows } = await app.test.sql(
      "select actor_kind, outcome, facts from audit_log where command = 'sandbox.move-clock'",
    );
    const facts = { from: '2026-11-16', to: '2026-11-19' };
    expect(rows).toEqual([{ actor_kind: 'sandbox', outcome: 'done', facts }]);
    const days = await app.test.sql("select count(*)::int as n from day_end where market = 'ph'");
    expect(days.rows).toEqual([{ n: 3 }]);
  });

  it('does not go back, and of two who move it at once the second is told', async () => {
    expect(problemIn(await move('2026-11-19', '2026-11-19')).code).toBe('clock_goes_forward_only');
    expect(problemIn(await move('2026-11-16', '2026-11-20')).code).toBe('clock_was_moved');
  });

  it('moves a quarter of a year at most at once: nobody has the days end without end', async () => {
    for (const to of ['2027-02-20', '2199-12-31'])
      expect(problemIn(await move('2026-11-19', to))).toMatchObject({
        status: 422,
        code: 'clock_moves_a_quarter_at_most',
        detail: 'Please choose a nearer day, and move it again from there.',
      });
    expect(problemIn(await move('2026-11-19', '9999-12-31'))).toMatchObject({
      status: 400,
      fields: [{ path: '/to', message: 'This must be a day from 1900-01-01 to 2199-12-31.' }],
    });
    expect((await app.get('sandbox/clock')).json().clocks[0].businessDate).toBe('2026-11-19');
  });
});
