import { verifyBooks } from '@candor/store/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAsSeen, approve, enrol, staffMember, staffPassword, staffSession } from '@candor/simulator/staff';
import {
  apply,
  kycBorrower,
  offeredBorrower,
  repayingBorrower,
  type RepayingBorrower,
  signOffer,
} from '@candor/simulator/borrowers';
import { keyed, openLender, liveTo, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { everyStep } from '../../testing/application-desk.ts';

let app: IdentityApp;
let ana: RepayingBorrower;
let ben: RepayingBorrower;
const ids: Record<string, string> = {};
const roles = ['admin', 'underwriter', 'finance', 'support', 'controller', 'risk', 'auditor'] as const;

beforeAll(async () => {
  app = await identityApp({ borrowing: { disbursementChannels: { ph: null, in: null } } });
  await openLender(app);
  await app.post('sandbox/stand-ins', { decides: false });
  for (const role of roles) ids[role] = await staffMember(app, `${role}@lender.example`, [role]);
  ids['second admin'] = await staffMember(app, 'grace@lender.example', ['admin']);
  ana = await repayingBorrower(app, 'ph');
  ben = await repayingBorrower(app, 'ph');
});
afterAll(async () => {
  const proof = await app.staff.database.withTransaction((tx) => verifyBooks(tx));
  expect(proof.differences).toEqual([]);
  await app.close();
});

/** Whoever of that role has just logged in: the clock of these tests goes on. */
const as = (role: string): Promise<Who> => staffSession(app, ids[role] ?? '');

type Change = {
  field: string;
  kind: string;
  currency: string | null;
  before: string | null;
  after: string | null;
};
type Event = {
  readonly eventId: string;
  readonly act: string;
  readonly words: string;
  readonly subject: string;
  readonly staffId: string | null;
  readonly maker: { readonly staffId: string } | null;
  readonly facts: readonly { readonly what: string; readonly value: string }[];
  readonly changes: readonly Change[];
  readonly address: string | null;
  readonly device: string | null;
};
const search = async (query: string): Promise<Event[]> =>
  (await app.get(`console/audit?${query}`, await as('auditor'))).json().events;

/** What the auditor finds who chooses the act from the list, and nothing else. */
const found = async (act: string): Promise<Event> => {
  const { acts } = (await app.get('console/audit', await as('auditor'))).json();
  expect(acts.map((each: { act: string }) => each.act)).toContain(act);
  const [event] = await search(`act=${act}`);
  if (!event) throw new Error(`nobody finds ${act}`);
  return event;
};

const actOn = async (who: RepayingBorrower, body: { readonly act: string } & Record<string, unknown>) =>
  (await actAsSeen(app, await as('support'), { market: 'ph', loan: who.loanId, ...body })).json();

/** Asked for by one, approved by another: under the act's own name, about the loan, found by both. */
const expectOfTwo = async (act: string, subject: string, maker: string, checker: string) => {
  const event = await found(act);
  expect(event).toMatchObject({
    act,
    subject,
    staffId: ids[checker],
    maker: { staffId: ids[maker], name: 'Rina Santos' },
  });
  for (const query of [`subject=${subject}`, `staffId=${ids[maker]}`, `staffId=${ids[checker]}`])
    expect((await search(query)).map(({ eventId }) => eventId)).toContain(event.eventId);
  return event;
};

describe('what somebody did is found by looking for it', () => {
  it('an application that was submitted, approved by one person, and an agreement that was signed', async () => {
    const borrower = await kycBorrower(app, 'ph', { familyName: 'Lookalike' });
    const { orderId } = (await apply(app, borrower)).json();
    await app.work();
    const subject = `order:${orderId}`;
    expect(await found('order.apply')).toMatchObject({ subject, words: 'Submitted an application' });

    const wish = { orderId, decision: 'approve', amount: 500_000, verified: [...everyStep] };
    const who = await as('underwriter');
    const { mark: seen } = (await app.post('console/application-preview', wish, who)).json();
    const note = 'October had no overtime.';
    const done = await app.post('console/application-decide', { ...wish, note, seen }, keyed(who));
    expect(done.json()).toMatchObject({ outcome: 'done' });
    const approved = await found('order.approve');
    expect(approved).toMatchObject({ subject, staffId: ids['underwriter'] });
    expect(approved.facts).toEqual(
      expect.arrayContaining([
        { what: 'Policy amount', value: '₱8,000.00' },
        { what: 'Reason', value: note },
      ]),
    );
    const money = { kind: 'money', currency: 'PHP' };
    expect(approved.changes).toEqual([
      { field: 'Offer', ...money, before: null, after: '500000' },
      { field: 'Amount', ...money, before: '800000', after: '500000' },
    ]);

    const one = await offeredBorrower(app, 'ph');
    await signOffer(app, one);
    expect(await found('loan.confirm')).toMatchObject({
      subject: `order:${one.orderId}`,
      words: 'Signed the agreement with a code',
      // A borrower's address is not in a log that forgets nothing.
      address: null,
    });
  });

  it('a disbursement file that was released', async () => {
    await app.work();
    const made = (
      await app.post(
        'console/payout-batch-make',
        { market: 'ph', reason: 'The accounts were confirmed.' },
        keyed(await as('finance')),
      )
    ).json();
    expect(made.lines).toBe(1);
    expect((await approve(app, made.approvalId, await as('controller'))).json().state).toBe('done');
    const event = await expectOfTwo(
      'payout.release',
      `payout-batch:${made.batchId}`,
      'finance',
      'controller',
    );
    expect(event.facts).toContainEqual({ what: 'Reason', value: 'The accounts were confirmed.' });
  });

  it('a product’s version, and a role of one of the lender’s people', async () => {
    const { versions } = (await app.get('console/product?productId=ph-30-days', await as('admin'))).json();
    const { terms } = versions[0];
    const fees = [{ ...terms.fees[0], percent: '2.5' }];
    const asked = await app.post(
      'console/product-ask',
      {
        market: 'ph',
        productId: 'ph-30-days',
        terms: { ...terms, fees },
        startsOn: '2026-12-20',
        reason: 'Cheaper to run',
      },
      keyed(await as('admin')),
    );
    const agreed = await approve(app, asked.json().requestId, await as('controller'));
    expect(agreed.json()).toMatchObject({ state: 'done' });
    const version = await expectOfTwo('product.change', 'product:ph-30-days', 'admin', 'controller');
    // One term was changed, and its first day; the other terms are not listed.
    expect(version.changes.map(({ field, kind, after }) => [field, kind, after])).toEqual([
      [expect.any(String), 'text', expect.stringContaining('2.5')],
      ['First day', 'day', '2026-12-20'],
    ]);

    const change = { is: 'person', staffId: ids['support'], roles: ['support', 'auditor'] };
    const role = await app.post(
      'console/role-save',
      { market: 'ph', change, reason: 'Helps with the audit.' },
      keyed(await as('admin')),
    );
    expect((await approve(app, role.json().requestId, await as('second admin'))).json().state).toBe('done');
    const given = await expectOfTwo('role.change', `staff:${ids['support']}`, 'admin', 'second admin');
    expect(given.changes).toEqual([
      { field: 'Auditor', kind: 'text', currency: null, before: 'no', after: 'yes' },
    ]);
  });

  it('a waiver within the authority of whoever did it', async () => {
    await liveTo(app, 'ph', '2026-12-28');
    const small = await actOn(ana, { act: 'waive', part: 'penalty', amount: 100 });
    expect(small.outcome).toBe('done');
    const alone = await found('loan.waive');
    expect(alone).toMatchObject({ subject: `loan:${ana.id}`, staffId: ids['support'], maker: null });
    expect(alone.changes.every(({ before, after }) => before !== after)).toBe(true);
    expect(alone.changes).toContainEqual(expect.objectContaining({ kind: 'money', currency: 'PHP' }));
  });

  it('a restructure that was offered, with its old and its new terms', async () => {
    const asked = await actOn(ana, { act: 'restructure', instalments: 6, rate: 'own' });
    expect(asked.outcome).toBe('asked');
    const agreed = await approve(app, asked.approvalId, await as('risk'));
    expect(agreed.json()).toMatchObject({ state: 'done' });
    const event = await expectOfTwo('loan.restructure', `loan:${ana.id}`, 'support', 'risk');
    expect(event.changes.map(({ field }) => field)).toContain('Instalments left');
  });

  it('a write-off, which is the cause of what it booked', async () => {
    await liveTo(app, 'ph', '2027-03-22');
    const off = await actOn(ben, { act: 'write-off' });
    expect(off.outcome).toBe('asked');
    expect((await search('act=loan.write-off')).length).toBe(0);
    expect((await approve(app, off.approvalId, await as('controller'))).json().state).toBe('done');
    const event = await expectOfTwo('loan.write-off', `loan:${ben.id}`, 'support', 'controller');
    expect(event.words).toBe('Wrote the loan off');
    expect(event.changes).toContainEqual(expect.objectContaining({ kind: 'money', after: '0' }));
    const { rows } = await app.test.sql(
      `select distinct a.id, e.author from ledger_entry e left join audit_log a on a.id = e.cause
       where e.event = 'write-off' and e.id in (select entry_id from ledger_line where subject = $1)`,
      [`loan:${ben.id}`],
    );
    expect(rows).toEqual([{ id: event.eventId, author: `staff:${ids['controller']}` }]);
    // The decision has a line of its own beside it.
    expect(await search(`subject=approval:${off.approvalId}`)).toMatchObject([{ act: 'approval.decide' }]);
  });
});

describe('who did it', () => {
  it('is the person also of a login, with the address and the device', async () => {
    const staffId = await staffMember(app, 'asha@lender.example', ['support']);
    const { who } = await enrol(app, 'asha@lender.example');
    await app.post('console/login', { email: 'asha@lender.example', password: `${staffPassword}?` });
    await app.post('console/logout', {}, who);
    const events = await search(`staffId=${staffId}`);
    expect(events.map(({ act }) => act)).toEqual([
      'staff.log-out',
      'staff.begin-login',
      'staff.finish-login',
      'staff.begin-login',
      'staff.set-password',
    ]);
    // A wrong password is nobody's act, and is found with whose login it was.
    expect(events.map((event) => event.staffId)).toEqual([staffId, null, staffId, staffId, staffId]);
    for (const { address, device } of events.slice(0, 4))
      expect([address, device]).toEqual(['127.0.0.1', 'Another device']);
  });
});
