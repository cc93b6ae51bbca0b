import { randomUUID } from 'node:crypto';
import { markets, type MarketId } from '@candor/markets';
import { PersonSeal } from '@candor/services/kernel';
import { runCommand } from '@candor/services/kernel/commands';
import type { DebitAct, MandateAct, SandboxAccount } from '@candor/services/kernel/mandate-ports';
import type { CallbackAsCame, CollectChannel, CollectChannels } from '@candor/services/kernel/ports';
import { instantOf } from '@candor/services/kernel/time';
import { openClearingAccounts } from '@candor/services/payments/bank';
import { processCallback, takeCallback } from '@candor/services/payments/callbacks';
import { advanceMandates, askAutopay, confirmAutopay, moveAutopay } from '@candor/services/payments/mandates';
import { day, LendingDesk } from '@candor/services/testing';
import { expectBooksTie } from '@candor/store/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mandatesFromSandbox } from '../cashfree/subscriptions-sandbox.ts';
import { SubscriptionsSimulator } from '../cashfree/subscriptions-simulator.ts';
import { readWebhook } from '../cashfree/read-webhook.ts';
import { readWalletCallback } from '../walletdebit/read-wallet-callback.ts';
import { walletInSandbox } from '../walletdebit/wallet-sandbox.ts';
import { WalletSimulator } from '../walletdebit/wallet-simulator.ts';
import { debitsOnly } from './debits-only.ts';

/** Mandates and debits as the sandbox walks them: the adapter, its simulator, and what our side makes of it. */
describe.each<[MarketId, string]>([
  ['ph', 'wallet'],
  ['in', 'upi-autopay'],
])('autopay in %s by %s', (market, scheme) => {
  let desk: LendingDesk;
  let account: SandboxAccount;
  let channel: CollectChannel;
  let collectChannels: CollectChannels;
  let own: { borrowerId: string; market: MarketId; orderId: string };
  let loanId: bigint;
  let clock = new Date(0);
  const troubles: unknown[] = [];
  const seal = new PersonSeal([Buffer.alloc(32, 5)]);
  const now = () => clock;
  const at = (text: string) => {
    const [on = '', time = ''] = text.split(' ');
    clock = instantOf(day(on), time, markets[market].timeZone);
  };
  const parts = () => ({ database: desk.test.database, seal, now, collectChannels });
  const work = () => advanceMandates(parts(), ({ err }) => troubles.push(err));

  beforeEach(async () => {
    desk = await LendingDesk.open(market, '2026-09-18');
    loanId = await desk.lend({ amount: 800_000n, months: 3 });
    const { rows } = await desk.test.sql('select order_id, borrower_id from loan where id = $1', [loanId]);
    own = { borrowerId: String(rows[0]?.['borrower_id']), market, orderId: String(rows[0]?.['order_id']) };
    await desk.moveTo('2026-10-16');
    at('2026-10-16 12:00');
    const { database } = desk.test;
    if (market === 'ph') {
      const simulator = new WalletSimulator({ database, now, key: 'secret' });
      account = simulator;
      channel = debitsOnly({
        id: 'walletdebit',
        mandates: walletInSandbox(simulator, { keys: ['secret'] }),
        hear: (_fields, came) => readWalletCallback(came, ['secret']),
      });
    } else {
      const simulator = new SubscriptionsSimulator({ database, now, secret: 'secret' });
      account = simulator;
      const mandates = mandatesFromSandbox(simulator, {
        clientId: 'CANDOR',
        secrets: ['secret'],
        apiVersion: '2025-01-01',
        payerPhone: '9876543210',
        payerEmail: 'autopay@example.in',
        nachProof: 'net_banking',
      });
      const hear = (_fields: unknown, came: CallbackAsCame) => readWebhook(came, ['secret']);
      channel = debitsOnly({ id: 'cashfree', mandates, hear });
    }
    collectChannels = { ph: [], in: [], [market]: [channel] };
    await openClearingAccounts(parts());
  });
  afterEach(async () => {
    expect(troubles).toEqual([]);
    await expectBooksTie(desk.test);
    await desk.test.drop();
  });

  /** What a callback leads to: its outcome, or `refused` where nobody of theirs can have signed it. */
  const heard = async (came: CallbackAsCame): Promise<unknown> => {
    const received = channel.hear?.({}, came) ?? null;
    if (!received) return 'refused';
    const taken = await runCommand(desk.test.database, takeCallback, {
      input: { market, channel: channel.id, heard: received, raw: came.text },
      actor: { kind: 'channel', id: channel.id },
      now: now(),
    });
    if (taken.kind !== 'done') throw new Error(taken.kind);
    await processCallback(parts(), BigInt(taken.output.event));
    const { rows } = await desk.test.sql('select outcome from channel_event where id = $1', [
      taken.output.event,
    ]);
    return rows[0]?.['outcome'];
  };
  const happens = async (id: string, act: MandateAct | DebitAct): Promise<CallbackAsCame> => {
    const [came] = (await account.act(id, act)) ?? [];
    if (!came) throw new Error(`${act} can't happen to ${id}`);
    return came;
  };
  const one = async (text: string, values: readonly unknown[] = [loanId]) =>
    (await desk.test.sql(text, [...values])).rows[0];
  const mandateIs = async () => (await one('select state from mandate where loan_id = $1'))?.['state'];
  const debitIs = async () => (await one('select state from mandate_debit where loan_id = $1'))?.['state'];
  const paid = async () =>
    (await one(`select count(*)::int as n from payment where loan_id = $1 and received_on is not null`))?.[
      'n'
    ];

  const asked = async (): Promise<string> => {
    const mandateId = randomUUID();
    const link = `/sandbox-bank/${mandateId}`;
    expect(await askAutopay(parts(), { mandateId, ...own, scheme })).toEqual({
      is: 'asked',
      link,
      form: null,
    });
    return mandateId;
  };
  /** Requested on the due day, after the notice of the day before. */
  const requested = async (): Promise<{ mandateId: string; paymentId: string }> => {
    const mandateId = await asked();
    await heard(await happens(mandateId, 'allow'));
    await desk.moveTo('2026-10-17');
    at('2026-10-17 08:00');
    await work();
    await desk.test.sql('update mandate_notice set told_at = $1', [clock]);
    at('2026-10-17 08:06');
    await work();
    await desk.moveTo('2026-10-18');
    at('2026-10-18 08:10');
    await work();
    const row = await one('select payment_id from mandate_try', []);
    return { mandateId, paymentId: String(row?.['payment_id']) };
  };

  it('holds when its callback came, and once more changes nothing', async () => {
    const mandateId = await asked();
    expect(await confirmAutopay(parts(), own)).toMatchObject({ link: `/sandbox-bank/${mandateId}` });
    const came = await happens(mandateId, 'allow');
    expect(await mandateIs()).toBe('asked');
    expect(await heard(came)).toBe('nothing_to_do');
    expect(await heard(came)).toBe('nothing_to_do');
    expect(await mandateIs()).toBe('active');
    expect(await confirmAutopay(parts(), own)).toMatchObject({ refused: 'there_is_no_mandate' });
  });

  it('is no more than a hint: a callback that was forged, or is overtaken, changes nothing', async () => {
    const mandateId = await asked();
    const allowed = await happens(mandateId, 'allow');
    expect(await heard({ ...allowed, text: allowed.text.replace('ACTIVE', 'ENDED') })).toBe('refused');
    const withdrawn = await happens(mandateId, 'withdraw');
    // The later one came first; the earlier one finds how it stands now.
    await heard(withdrawn);
    expect(await mandateIs()).toBe('declined');
    await heard(allowed);
    expect(await mandateIs()).toBe('declined');
  });

  it('of a mandate or a debit that nobody asked for is left to a person, and books nothing', async () => {
    const stranger = randomUUID();
    await channel.mandates?.ask({
      id: stranger,
      market,
      currency: markets[market].currency.code,
      scheme,
      mostPerDebit: 291_019n,
      lastDay: day('2026-12-19'),
      confirmBy: clock,
      label: 'x',
      payer: null,
    });
    expect(await heard(await happens(stranger, 'allow'))).toBe('mandate_is_unknown');
    expect(await paid()).toBe(0);
  });

  it('credits a debit once, whoever says so first', async () => {
    const { paymentId } = await requested();
    expect(await debitIs()).toBe('requested');
    const came = await happens(paymentId, 'pay');
    expect(await heard(came)).toBe('credited');
    expect(await heard(came)).toBe('credited');
    at('2026-10-18 08:30');
    await work();
    expect([await debitIs(), await paid()]).toEqual(['collected', 1]);
  });

  it('credits what failed and came later, in whichever order that is told', async () => {
    const { paymentId } = await requested();
    const failed = await happens(paymentId, 'find-too-little');
    const late = await happens(paymentId, 'pay-late');
    expect(await heard(late)).toBe('credited');
    expect(await heard(failed)).toBe('nothing_to_do');
    expect([await debitIs(), await paid()]).toEqual(['collected', 1]);
  });

  it('ends with the account, and with one tap here: nothing is debited after', async () => {
    const { mandateId, paymentId } = await requested();
    await heard(await happens(paymentId, 'find-too-little'));
    expect(await debitIs()).toBe('bounced');
    await moveAutopay(parts(), 'cancel', own);
    at('2026-10-19 08:10');
    await work();
    expect(await account.look(mandateId)).toMatchObject({ state: 'ended' });
    expect([await mandateIs(), await debitIs(), await paid()]).toEqual(['cancelled', 'dropped', 0]);
  });

  it('is over when whoever keeps the account has withdrawn it', async () => {
    const { mandateId } = await requested();
    await heard(await happens(mandateId, 'withdraw'));
    expect(await mandateIs()).toBe('cancelled');
  });
});
