import { randomUUID } from 'node:crypto';
import type { MarketId } from '@candor/markets';
import type {
  DebitAct,
  DebitToMake,
  MandateAct,
  MandateChannel,
  MandateToAsk,
  SandboxAccount,
} from '@candor/services/kernel/mandate-ports';
import type { CallbackAsCame, ReceivedCallback } from '@candor/services/kernel/ports';
import { day } from '@candor/services/testing';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cashfreeMandates } from '../cashfree/cashfree-mandates.ts';
import { readWebhook } from '../cashfree/read-webhook.ts';
import { openCashfreeSubscriptions } from '../cashfree/subscriptions-sandbox.ts';
import { SubscriptionsSimulator } from '../cashfree/subscriptions-simulator.ts';
import type { Loopback } from '../payouts/loopback-server.ts';
import type { VendorTrouble } from '../payouts/sandbox-vendor.ts';
import { readWalletCallback } from '../walletdebit/read-wallet-callback.ts';
import { walletMandates } from '../walletdebit/wallet-mandates.ts';
import { openWalletSandbox } from '../walletdebit/wallet-sandbox.ts';
import { WalletSimulator } from '../walletdebit/wallet-simulator.ts';

/**
 * What every vendor that debits is held to, with the simulator that speaks its protocol: neither has spoken
 * to the vendor itself.
 */
type Vendor = {
  readonly market: MarketId;
  readonly currency: string;
  readonly scheme: string;
  /** Whether the payer's bank is told before, by the vendor. */
  readonly announces: boolean;
  /** The adapter, with the secret that it asks with. */
  readonly open: (how?: { secret?: string; timeoutMs?: number }) => MandateChannel;
  readonly hear: (came: CallbackAsCame, secret?: string) => ReceivedCallback | null;
  readonly account: () => SandboxAccount;
};

let test: TestDatabase;
let trouble: VendorTrouble = 'none';
const servers: Loopback[] = [];
const vendors = {} as Record<'UPI Autopay' | 'e-NACH' | 'wallet', Vendor>;
const now = () => new Date('2026-10-16T04:00:00Z');

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const parts = { database, now, trouble: () => trouble };
  const subscriptions = new SubscriptionsSimulator({ ...parts, secret: 'secret' });
  const wallet = new WalletSimulator({ ...parts, key: 'secret' });
  const cashfree = await openCashfreeSubscriptions(subscriptions, {
    clientId: 'CANDOR',
    secrets: ['secret'],
  });
  const purse = await openWalletSandbox(wallet, { keys: ['secret'] });
  servers.push(cashfree, purse);
  const ofCashfree = {
    market: 'in',
    currency: 'INR',
    open: ({ secret = 'secret', timeoutMs = 60_000 } = {}) =>
      cashfreeMandates({
        baseUrl: cashfree.url,
        clientId: 'CANDOR',
        secrets: [secret],
        apiVersion: '2025-01-01',
        payerPhone: '9876543210',
        payerEmail: 'autopay@example.in',
        nachProof: 'net_banking',
        timeoutMs,
      }),
    hear: (came: CallbackAsCame, secret = 'secret') => readWebhook(came, [secret]),
    account: () => subscriptions,
  } as const;
  vendors['UPI Autopay'] = { ...ofCashfree, scheme: 'upi-autopay', announces: true };
  vendors['e-NACH'] = { ...ofCashfree, scheme: 'e-nach', announces: false };
  vendors.wallet = {
    market: 'ph',
    currency: 'PHP',
    scheme: 'wallet',
    announces: true,
    open: ({ secret = 'secret', timeoutMs = 60_000 } = {}) =>
      walletMandates({ baseUrl: purse.url, keys: [secret], timeoutMs }),
    hear: (came, secret = 'secret') => readWalletCallback(came, [secret]),
    account: () => wallet,
  };
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await test.drop();
});
beforeEach(() => {
  trouble = 'none';
});

describe.each(['UPI Autopay', 'e-NACH', 'wallet'] as const)('%s', (name) => {
  const vendor = () => vendors[name];
  const channel = () => vendor().open();
  const wanted = (): MandateToAsk => ({
    id: randomUUID(),
    market: vendor().market,
    currency: vendor().currency,
    scheme: vendor().scheme,
    mostPerDebit: 291_019n,
    lastDay: day('2026-12-19'),
    confirmBy: new Date('2026-10-19T04:00:00Z'),
    label: 'CL-FWX93-GGB9Q up to 2,910.19',
    payer: { holder: 'Asha Rao', number: '010080198715', institution: 'HDFC0000001' },
  });
  const act = async (id: string, what: MandateAct | DebitAct): Promise<CallbackAsCame> => {
    const [came] = (await vendor().account().act(id, what)) ?? [];
    if (!came) throw new Error(`${what} can't happen to ${id}`);
    return came;
  };
  const allowed = async (): Promise<MandateToAsk> => {
    const mandate = wanted();
    expect(await channel().ask(mandate)).toMatchObject({ heard: 'asked' });
    await act(mandate.id, 'allow');
    return mandate;
  };
  const debitOf = ({ id, scheme, currency }: MandateToAsk, n = 1): DebitToMake => ({
    mandateId: id,
    scheme,
    paymentId: randomUUID(),
    n,
    amount: 291_019n,
    currency,
    on: day('2026-10-18'),
    label: 'Instalment CL-FWX93-GGB9Q',
  });
  const told = async (mandate: MandateToAsk): Promise<DebitToMake> => {
    const debit = debitOf(mandate);
    expect(await channel().announce?.(debit)).toBe('told');
    return debit;
  };
  const taken = async (): Promise<{ mandate: MandateToAsk; debit: DebitToMake }> => {
    const mandate = await allowed();
    const debit = await told(mandate);
    expect(await channel().debit(debit)).toEqual({ heard: 'accepted' });
    return { mandate, debit };
  };
  const count = async (table: string, column: string, id: string) => {
    const { rows } = await test.sql(`select count(*)::int as n from ${table} where ${column} = $1`, [id]);
    return rows[0]?.['n'];
  };

  it('keeps its scheme in its market alone', async () => {
    const { market, scheme } = vendor();
    expect(channel().schemes(market)).toContain(scheme);
    expect(channel().schemes(market === 'ph' ? 'in' : 'ph')).toEqual([]);
    expect(await channel().ask({ ...wanted(), scheme: 'gold' })).toMatchObject({ heard: 'refused' });
  });

  it('makes one mandate, however often it is asked, and gives the same place to confirm it', async () => {
    const mandate = wanted();
    const said = await channel().ask(mandate);
    expect(said).toMatchObject({ heard: 'asked' });
    expect(await channel().ask(mandate)).toEqual(said);
    expect(await count('sandbox_mandate', 'id', mandate.id)).toBe(1);
  });

  it('says of a mandate that it is not known, waits, holds, rests, and is ended or declined', async () => {
    const [mandate, other] = [wanted(), wanted()];
    const is = async (id: string) => (await channel().stand(id)).is;
    expect(await is(mandate.id)).toBe('not-known');
    await channel().ask(mandate);
    await channel().ask(other);
    expect(await is(mandate.id)).toBe('waiting');
    await act(mandate.id, 'allow');
    expect(await is(mandate.id)).toBe('active');
    await act(mandate.id, 'rest');
    expect(await is(mandate.id)).toBe('waiting');
    await act(mandate.id, 'go-on');
    await act(mandate.id, 'withdraw');
    expect(await is(mandate.id)).toBe('ended');
    await act(other.id, 'decline');
    expect(await is(other.id)).toBe('declined');
    expect(await channel().ask(other)).toMatchObject({ heard: 'refused' });
  });

  it.each(['answer-lost', 'answer-garbled', 'answer-late', 'request-lost', 'fault'] as const)(
    'in trouble (%s) knows nothing, and does each thing once when it is over',
    async (kind) => {
      const [mandate, running] = [wanted(), await allowed()];
      const debit = await told(running);
      trouble = kind;
      const hasty = vendor().open({ timeoutMs: 900 });
      expect(await hasty.ask(mandate)).toEqual({ heard: 'unknown' });
      expect(await hasty.stand(running.id)).toEqual({ is: 'unknown' });
      expect(await hasty.debit(debit)).toEqual({ heard: 'unknown' });
      expect(await hasty.askDebit(debit)).toEqual({ is: 'unknown' });
      if (vendor().announces) expect(await hasty.announce?.(debitOf(running))).toBe('unknown');
      trouble = 'none';
      expect(await channel().ask(mandate)).toMatchObject({ heard: 'asked' });
      expect(await channel().debit(debit)).toEqual({ heard: 'accepted' });
      await act(debit.paymentId, 'pay');
      const { rows } = await test.sql('select tries from sandbox_debit where payment_id = $1', [
        debit.paymentId,
      ]);
      expect(rows[0]?.['tries']).toHaveLength(1);
    },
  );

  it('that does not know our secret does nothing', async () => {
    const stranger = vendor().open({ secret: 'another' });
    expect(await stranger.ask(wanted())).toEqual({ heard: 'unknown' });
    expect(await stranger.stand(randomUUID())).toEqual({ is: 'unknown' });
    expect(await stranger.debit(debitOf(await allowed()))).toEqual({ heard: 'unknown' });
  });

  it('debits once, however often it is asked, and says what came', async () => {
    const { debit } = await taken();
    expect(await channel().askDebit({ ...debit, paymentId: randomUUID() })).toEqual({ is: 'not-known' });
    expect(await channel().askDebit(debit)).toEqual({ is: 'waiting' });
    expect(await channel().debit(debit)).toEqual({ heard: 'accepted' });
    await act(debit.paymentId, 'pay');
    expect(await channel().debit(debit)).toEqual({ heard: 'accepted' });
    expect(await channel().askDebit(debit)).toMatchObject({ is: 'collected', amount: 291_019n });
  });

  it.each<[DebitAct, string]>([
    ['find-too-little', 'too-little-money'],
    ['find-closed', 'account-closed'],
    ['find-withdrawn', 'mandate-withdrawn'],
    ['fail', 'other'],
  ])('says why nothing was debited (%s): %s', async (what, why) => {
    const { mandate, debit } = await taken();
    await act(debit.paymentId, what);
    expect(await channel().askDebit(debit)).toEqual({ is: 'bounced', why });
    expect((await channel().stand(mandate.id)).is).toBe(what === 'find-withdrawn' ? 'ended' : 'active');
  });

  it('that said it failed, and was paid later, has one payment, whichever try is asked about', async () => {
    const { debit } = await taken();
    const failed = vendor().hear(await act(debit.paymentId, 'find-too-little'));
    const paid = vendor().hear(await act(debit.paymentId, 'pay-late'));
    expect([failed?.says, paid?.says]).toEqual(['failed', 'paid']);
    expect(failed?.key).not.toBe(paid?.key);
    expect(await channel().askDebit(debit)).toMatchObject({ is: 'collected', externalId: paid?.externalId });
  });

  it('has nothing debited by a mandate that waits, rests or has ended, nor beyond its ceiling', async () => {
    const mandate = wanted();
    await channel().ask(mandate);
    expect(await channel().debit(debitOf(mandate))).toMatchObject({ heard: 'bounced' });
    await act(mandate.id, 'allow');
    const debit = await told(mandate);
    if (vendor().announces)
      expect(await channel().announce?.({ ...debitOf(mandate), amount: 291_020n })).toBe('refused');
    else
      expect(await channel().debit({ ...debitOf(mandate), amount: 291_020n })).toMatchObject({
        heard: 'bounced',
      });
    await act(mandate.id, 'rest');
    expect(await channel().debit(debit)).toEqual({ heard: 'bounced', why: 'other' });
    await act(mandate.id, 'go-on');
    expect(await channel().end(mandate.id)).toBe('ended');
    expect(await channel().end(mandate.id)).toBe('ended');
    expect(await channel().debit(debit)).toEqual({ heard: 'bounced', why: 'mandate-withdrawn' });
    expect(await channel().end(randomUUID())).toBe('ended');
  });

  it('is believed by its signature over all that it says, and by no other', async () => {
    const mandate = wanted();
    await channel().ask(mandate);
    const came = await act(mandate.id, 'allow');
    const { hear } = vendor();
    expect(hear(came)).toMatchObject({ says: 'mandate', txnId: mandate.id });
    expect(hear(came)?.key).toBe(hear(came)?.key);
    expect(hear(came, 'another')).toBeNull();
    expect(hear({ ...came, text: came.text.replace('ACTIVE', 'ENDED') })).toBeNull();
    expect(hear({ text: came.text, headers: {} })).toBeNull();
    expect(hear({ text: '', headers: came.headers })).toBeNull();
    const debit = await told(mandate);
    await channel().debit(debit);
    const paid = hear(await act(debit.paymentId, 'pay'));
    expect(paid).toMatchObject({ says: 'paid', txnId: debit.paymentId });
    // What it says of the money is asked for: the reference leads there.
    expect(await channel().askDebit(debit)).toMatchObject({ externalId: paid?.externalId });
  });
});

describe('a debit by UPI or by a wallet', () => {
  it.each(['UPI Autopay', 'wallet'] as const)('that bounced is tried once more (%s)', async (name) => {
    const { market, currency, scheme, account, open } = vendors[name];
    const mandate = {
      id: randomUUID(),
      market,
      currency,
      scheme,
      mostPerDebit: 291_019n,
      lastDay: day('2026-12-19'),
      confirmBy: now(),
      label: 'x',
      payer: null,
    };
    await open().ask(mandate);
    await account().act(mandate.id, 'allow');
    const debit: DebitToMake = {
      mandateId: mandate.id,
      scheme,
      paymentId: randomUUID(),
      n: 1,
      amount: 100_000n,
      currency,
      on: day('2026-10-18'),
      label: 'x',
    };
    await open().announce?.(debit);
    await open().debit(debit);
    await account().act(debit.paymentId, 'find-too-little');
    expect(await open().askDebit({ ...debit, n: 2 })).toEqual({ is: 'not-known' });
    expect(await open().debit({ ...debit, n: 2 })).toEqual({ heard: 'accepted' });
    expect(await open().askDebit({ ...debit, n: 2 })).toEqual({ is: 'waiting' });
    await account().act(debit.paymentId, 'pay');
    expect(await open().askDebit({ ...debit, n: 1 })).toMatchObject({ is: 'collected' });
  });
});
