import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { instantOf } from '@candor/services/kernel/time';
import { mayContact, type ContactAbout } from '@candor/services/customers/contact';
import { asCommand, disputeRow } from '@candor/services/testing';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { done, openLender, liveTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember } from '@candor/simulator/staff';

let app: IdentityApp;
let supportId: string;
/** By market and how they stand. */
const inState = new Map<string, RepayingBorrower>();

const abouts: readonly ContactAbout[] = [
  'call',
  'collection',
  'loan-settlement',
  'late-reminder',
  'promise-broken',
  'reminder',
  'staff',
];
const chasing: readonly ContactAbout[] = [
  'call',
  'collection',
  'loan-settlement',
  'late-reminder',
  'promise-broken',
];
/**
 * What is allowed inside the hours, by how the borrower stands: written down here, and not read from the
 * product.
 */
const allowed: Readonly<Record<string, readonly ContactAbout[]>> = {
  late: [...chasing, 'reminder'],
  'asked for help': [],
  'asked for help, with words': ['staff'],
  promised: [],
  disputes: ['reminder'],
  'reminded today': [],
  'contacted three times this week': ['reminder'],
  'asked not to be called': ['collection', 'loan-settlement', 'late-reminder', 'promise-broken', 'reminder'],
  'called us today': [...chasing, 'reminder'],
  wrote: [...chasing, 'reminder', 'staff'],
  'wrote and was answered': [...chasing, 'reminder'],
  'has paid everything': [],
  'has left': [],
};

/** Twelve days after the first instalment was due. */
const today = '2026-12-28';

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  supportId = await staffMember(app, 'grace@lender.example', ['support']);
  for (const market of ['ph', 'in'] as const)
    for (const state of Object.keys(allowed)) {
      // Not all of them ask for a code in the same minute.
      app.pass(300);
      inState.set(`${market} ${state}`, await repayingBorrower(app, market));
    }
  for (const market of ['ph', 'in'] as const) await liveTo(app, market, today);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

describe('PH-12, PH-13, IN-17 · may we contact this person now, in this way, about this?', () => {
  /** The stricter of the law's hours and the agreement's. */
  const hours: Readonly<Record<MarketId, readonly [string, string]>> = {
    ph: ['08:00', '20:00'],
    in: ['08:00', '19:00'],
  };
  const times = [
    '00:00',
    '05:59',
    '06:00',
    '07:23',
    '07:59',
    '08:00',
    '12:00',
    '18:59',
    '19:00',
    '19:59',
    '20:00',
    '21:59',
    '22:00',
    '23:59',
  ];

  /**
   * The hours are the same however somebody stands: two states are asked at all times, the others at the
   * edges; with CANDOR_FULL=1 all are.
   */
  const timesOf = (market: MarketId, state: string) =>
    process.env['CANDOR_FULL'] || state === 'late' || state === 'wrote'
      ? times
      : market === 'ph'
        ? ['07:59', '08:00', '19:59', '20:00']
        : ['07:59', '08:00', '18:59', '19:00'];

  const at = (market: MarketId, time: string, day = today) =>
    instantOf(day as CalendarDate, time, markets[market].timeZone);
  const say = (whom: RepayingBorrower, kind: string, when: Date) =>
    app.test.sql(
      `insert into message (id, market, borrower_id, kind, channel, sealed, written_at) values ($1, $2, $3, $4, 'inbox', 'x', $5)`,
      [randomUUID(), whom.market, whom.borrowerId, kind, when],
    );
  const note = (whom: RepayingBorrower, outcome: string, direction: string, when: Date) =>
    app.test.sql(
      `insert into contact_note (id, market, loan_id, borrower_id, staff_id, way, outcome, at, direction)
       values ($1, $2, $3, $4, $5, 'call', $6, $7, $8)`,
      [randomUUID(), whom.market, whom.id, whom.borrowerId, supportId, outcome, when, direction],
    );
  const request = (whom: RepayingBorrower, state: string, words: string | null) =>
    app.test.sql(
      `insert into hardship_request (id, loan_id, option, promised_on, sealed, state, asked_at, asked_on, paused_until, decided_at, decided_on)
       values ($1, $2, $3, $4, $5, $6, $7, '2026-12-20', '2027-01-15', $8, $9)`,
      [
        randomUUID(),
        whom.id,
        state === 'granted' ? 'promise-to-pay' : 'talk',
        state === 'granted' ? '2026-12-30' : null,
        words,
        state,
        at(whom.market, '00:00', '2026-12-20'),
        state === 'granted' ? at(whom.market, '00:00', '2026-12-21') : null,
        state === 'granted' ? '2026-12-21' : null,
      ],
    );
  const wrote = async (whom: RepayingBorrower) => {
    const id = randomUUID();
    await app.test.sql(
      `insert into complaint (id, borrower_id, market, reference, kind, answer_way, state, asked_at, asked_on, promised_by, escalate_on, changed_at)
       values ($1, $2, $3, $4, 'other', 'app', 'open', $5, '2026-12-27', '2027-01-05', '2027-01-02', $5)`,
      [id, whom.borrowerId, whom.market, `C-${id}`, at(whom.market, '09:00', '2026-12-27')],
    );
    await app.test.sql(
      `insert into complaint_message (id, complaint_id, n, author, sealed, said_at) values ($1, $2, 1, 'borrower', 'x', $3)`,
      [randomUUID(), id, at(whom.market, '09:00', '2026-12-27')],
    );
  };
  const stands: Readonly<Record<string, (whom: RepayingBorrower) => Promise<unknown>>> = {
    late: async () => {},
    'asked for help': (whom) => request(whom, 'considered', null),
    'asked for help, with words': (whom) => request(whom, 'considered', 'x'),
    promised: (whom) => request(whom, 'granted', null),
    disputes: (whom) => done(app, asCommand(disputeRow), { loanId: whom.id, n: 1, isOver: false }),
    'reminded today': (whom) => say(whom, 'late-reminder', at(whom.market, '00:00')),
    'contacted three times this week': async (whom) => {
      await say(whom, 'collection', at(whom.market, '09:00', '2026-12-22'));
      await say(whom, 'late-reminder', at(whom.market, '09:00', '2026-12-24'));
      await note(whom, 'no-answer', 'out', at(whom.market, '09:00', '2026-12-26'));
    },
    'asked not to be called': (whom) =>
      note(whom, 'asked-not-to', 'in', at(whom.market, '09:00', '2026-12-01')),
    'called us today': (whom) => note(whom, 'spoke', 'in', at(whom.market, '00:00')),
    wrote,
    'wrote and was answered': async (whom) => {
      await wrote(whom);
      await say(whom, 'staff', at(whom.market, '10:00', '2026-12-27'));
    },
    'has paid everything': (whom) => pay(app, whom, 3_000_000n),
    'has left': (whom) =>
      app.test.sql(
        'update borrower set deleted_at = now(), phone_sealed = null, phone_index = null where id = $1',
        [whom.borrowerId],
      ),
  };

  it.each(['ph', 'in'] as const)('in %s, for every sender, hour and state', async (market) => {
    const wrong: string[] = [];
    let asked = 0;
    for (const state of Object.keys(allowed)) {
      const whom = inState.get(`${market} ${state}`);
      if (!whom) throw new Error(`nobody is ${state}`);
      await stands[state]?.(whom);
      await app.test.database.withTransaction(async (tx) => {
        for (const time of timesOf(market, state))
          for (const about of abouts) {
            const verdict = await mayContact(tx, { about, market, loanId: whom.id, now: at(market, time) });
            asked += 1;
            const isInside = time >= hours[market][0] && time < hours[market][1];
            const isExpected = isInside && (allowed[state] ?? []).includes(about);
            if (isExpected === 'refused' in verdict)
              wrong.push(
                `${state}, ${about}, ${time}: ${'refused' in verdict ? verdict.refused : 'permitted'}`,
              );
          }
      });
    }
    expect(wrong).toEqual([]);
    const moments = Object.keys(allowed).reduce((sum, state) => sum + timesOf(market, state).length, 0);
    expect(asked).toBe(moments * abouts.length);
  });
});
