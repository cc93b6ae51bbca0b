import { keepAlarm } from '@candor/services/backoffice/system';
import { openLender, type Who } from '@candor/simulator/lender';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../../../testing/identity-app.ts';

let app: IdentityApp;
let admin: Who;
let auditor: Who;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  admin = await staffSession(app, await staffMember(app, 'nora@lender.example', ['admin']));
  auditor = await staffSession(app, await staffMember(app, 'otto@lender.example', ['auditor']));
});
afterAll(() => app.close());

const status = async (who: Who) => (await app.get('console/system-status', who)).json();
const raise = (about: string, times = 1) =>
  keepAlarm(app.test.database, { kind: 'clock-skew', about, detail: '3000 ms behind the database', times });

describe('A15.940, A15.941 · System status', () => {
  it('shows what is open, how the chain stands and what scans files', async () => {
    expect(await status(auditor)).toMatchObject({
      open: [],
      acknowledged: [],
      chain: { check: null, roots: [{ market: 'ph' }, { market: 'in' }] },
      scanner: 'simulator',
    });
    await raise('worker on one');
    await raise('worker on one', 3);
    const { open } = await status(auditor);
    expect(open).toMatchObject([{ kind: 'clock-skew', about: 'worker on one', count: 4 }]);
  });

  it('an alarm is acknowledged once, by whom it says, with their finding; the next opens anew', async () => {
    const [{ alarmId }] = (await status(admin)).open;
    const ask = (who: Who, reason = 'NTP was off after the move') =>
      app.post('console/alarm-acknowledge', { alarmId, reason }, who);
    const refused = await ask(auditor);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_permitted']);
    expect((await ask(admin, ' ')).statusCode).toBe(400);
    expect((await ask(admin)).json()).toEqual({ alarmId });
    const again = await ask(admin);
    expect([again.statusCode, again.json().code]).toEqual([409, 'act_is_not_possible_now']);
    await raise('worker on one');
    const after = await status(auditor);
    expect(after.open).toMatchObject([{ about: 'worker on one', count: 1 }]);
    expect(after.acknowledged).toMatchObject([
      { alarmId, count: 4, reason: 'NTP was off after the move', by: expect.stringMatching(/\S/u) },
    ]);
    const { rows } = await app.test.sql(
      `select facts from audit_log where command = 'alarm.acknowledge' and outcome = 'done'`,
    );
    expect(rows).toEqual([{ facts: { kind: 'clock-skew', about: 'worker on one' } }]);
  });

  it('of an alarm that is not there nothing is acknowledged', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    const answer = await app.post('console/alarm-acknowledge', { alarmId: none, reason: 'Not there' }, admin);
    expect(answer.json().code).toBe('not_found');
  });
});
