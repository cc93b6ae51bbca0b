import { randomUUID } from 'node:crypto';
import { keepHolidayChanges } from '@candor/markets';
import { refreshHolidays } from '@candor/services/customers/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaining } from '@candor/simulator/borrowers';
import { openLender, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let admin: Who;
let auditor: Who;
let ana: Who;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  admin = await staffSession(app, await staffMember(app, 'grace@lender.example', ['admin']));
  auditor = await staffSession(app, await staffMember(app, 'vikram@lender.example', ['auditor']));
  ana = await app.logIn('09171230001');
});
afterAll(async () => {
  for (const market of ['ph', 'in'] as const) keepHolidayChanges(market, []);
  await app.close();
});

const list = async (year = 2026, market = 'ph') =>
  (await app.get(`console/holidays?market=${market}&year=${year}`, auditor)).json();
const save = (change: object, who = admin) =>
  app.post('console/holiday-save', { market: 'ph', reason: 'Proclamation 1212', ...change }, who);
/** What the newest line of the audit log says that an act changed. */
const changesOf = async (command: string) => {
  const { rows } = await app.test.sql(
    'select changes from audit_log where command = $1 order by at desc limit 1',
    [command],
  );
  return rows[0]?.['changes'];
};
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;
const lineOf = async (day: string, year = 2026) =>
  (await list(year)).holidays.find((line: { day: string }) => line.day === day);
const complain = async () => {
  const saved = await complaining(app).save(ana, { kind: 'conduct' });
  return saved.json() as { reportId: string; promisedBy: string };
};
const promised = async (reportId: string) => {
  const { rows } = await app.test.sql('select promised_by::text as by from complaint where id = $1', [
    reportId,
  ]);
  return rows[0]!['by'];
};
let asks = 0;
const askedUntil = async () => {
  const body = { market: 'ph', role: 'controller', most: (asks += 1), reason: 'For a test.' };
  const headers = { 'idempotency-key': randomUUID() };
  return (await app.post('console/limit-ask', body, { ...admin, headers })).json();
};

describe('A15.149, A15.153 · holidays', () => {
  it('are the market’s own list, with where it is from', async () => {
    const { holidays, source, until } = await list();
    expect(holidays).toContainEqual({
      day: '2026-11-30',
      name: 'Bonifacio Day',
      by: 'declared',
      isOff: true,
    });
    expect(source).toContain('Proclamation');
    expect(until).toBe('2027-12-31');
    expect((await list(2028)).holidays).toEqual([]);
    expect((await list(2026, 'in')).holidays[0].name).not.toBe(holidays[0].name);
  });

  it('are added with a reason: promised days go round them, and none that was promised moves', async () => {
    const before = await complain();
    const wasPromised = await promised(before.reportId);
    const asked = await askedUntil();
    // Every working day that the first promise could have used.
    const added = await save({ day: '2026-11-17', isOff: true, name: 'Day of the city' });
    expect(added.json()).toEqual({ day: '2026-11-17', isOff: true });
    const change = { kind: 'text', field: '2026-11-17', before: 'Working day', after: 'Day of the city' };
    expect(await changesOf('holiday.change')).toEqual([change]);
    expect(await lineOf('2026-11-17')).toEqual({
      day: '2026-11-17',
      name: 'Day of the city',
      by: 'lender',
      isOff: true,
    });
    app.pass(60);
    const after = await complain();
    expect(await promised(before.reportId)).toBe(wasPromised);
    expect(String(await promised(after.reportId)) > String(wasPromised)).toBe(true);
    const { rows } = await app.test.sql('select deadline_at as at from approval_request where id = $1', [
      asked.requestId,
    ]);
    expect((rows[0]!['at'] as Date).toISOString()).toBe('2026-11-17T10:00:00.000Z');
    expect((await askedUntil()).deadlineAt).toBe('2026-11-18T10:00:00.000Z');
    const { rows: acts } = await app.test.sql(
      `select facts from audit_log where command = 'holiday.change' and outcome = 'done'`,
    );
    expect(acts).toEqual([{ facts: { day: '2026-11-17', isOff: true, name: 'Day of the city' } }]);
  });

  it('of the list become working days a month ahead at least, and are holidays again if that was wrong', async () => {
    expect(codeOf(await save({ day: '2026-11-30', isOff: false }))).toBe('day_is_too_near');
    const far = '2027-04-09';
    expect((await save({ day: far, isOff: false })).statusCode).toBe(200);
    expect(await lineOf(far, 2027)).toMatchObject({ by: 'lender', isOff: false });
    expect((await save({ day: far, isOff: true, name: 'Araw ng Kagitingan' })).statusCode).toBe(200);
    expect(await lineOf(far, 2027)).toMatchObject({ isOff: true });
  });

  it.each([
    [{ day: '2026-11-16', isOff: true, name: 'Today' }, 'day_is_over'],
    [{ day: '2026-11-22', isOff: true, name: 'A Sunday' }, 'day_is_a_rest_day'],
    [{ day: '2026-11-30', isOff: true, name: 'Again' }, 'holiday_is_so_already'],
    [{ day: '2026-11-19', isOff: false }, 'holiday_is_so_already'],
    [{ day: '2026-11-19', isOff: true }, 'holiday_has_no_name'],
    [{ day: '2026-02-30', isOff: true, name: 'Never' }, 'invalid_request'],
  ])('%j is refused: %s', async (change, code) => {
    expect(codeOf(await save(change))).toBe(code);
  });

  it('are nobody’s who may only look, and are known again to whoever starts anew', async () => {
    expect((await save({ day: '2026-11-19', isOff: true, name: 'Mine' }, auditor)).statusCode).toBe(403);
    keepHolidayChanges('ph', []);
    await refreshHolidays(app.test.database);
    expect((await askedUntil()).deadlineAt).toBe('2026-11-18T10:00:00.000Z');
  });
});
