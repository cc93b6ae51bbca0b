import { randomBytes, randomUUID } from 'node:crypto';
import { sandboxChannel, SandboxVendor } from '@candor/adapters';
import { dragonpayDisbursements, openDragonpaySandbox } from '@candor/adapters/dragonpay';
import type { VendorTrouble } from '@candor/adapters';
import type { MarketId } from '@candor/markets';
import { changePayoutAccount, disbursementStandingOf } from '@candor/services/payments/disbursements';
import { disbursementTopics, unheardHandlers } from '@candor/services/composition/topics';
import { PersonSeal } from '@candor/services/kernel';
import { relayOutbox, type HandlersByName } from '@candor/services/kernel/outbox';
import { runCommand } from '@candor/services/kernel/commands';
import { signApplication } from '@candor/services/lending/applications';
import type { DisbursementChannels } from '@candor/services/kernel/ports';
import { LendingDesk } from '@candor/services/testing';
import { insertPayoutAccount } from '@candor/store/payout-accounts';
import { saveStepRow } from '@candor/store/kyc';
import { setApplicationDestination } from '@candor/store/applications';
import { expectBooksTie } from '@candor/store/testing';
import { expect } from 'vitest';
import { walkDisbursements } from '@candor/simulator/lender';

const account = { merchantId: 'CANDOR', token: 'secret' };

/**
 * Both markets' lenders with channels that pay nobody: Dragonpay's own protocol in one, the sandbox's in the
 * other.
 */
export class DisbursementDesk {
  readonly ph: LendingDesk;
  readonly in: LendingDesk;
  readonly seal: PersonSeal;
  channels: DisbursementChannels = { ph: null, in: null };
  trouble: VendorTrouble = 'none';
  #at = new Date('2026-11-16T04:00:00Z').getTime();
  #close: () => Promise<void> = async () => {};

  private constructor(ph: LendingDesk, india: LendingDesk, key: Buffer) {
    this.ph = ph;
    this.in = india;
    this.seal = new PersonSeal([key]);
  }

  static async open(key = randomBytes(32)): Promise<DisbursementDesk> {
    const ph = await LendingDesk.open('ph', '2026-11-16');
    const desk = new DisbursementDesk(ph, await ph.beside('in', '2026-11-16'), key);
    const vendor = new SandboxVendor({ database: desk.database, now: desk.now, trouble: () => desk.trouble });
    const server = await openDragonpaySandbox(vendor, account);
    desk.#close = server.close;
    const dragonpay = dragonpayDisbursements({
      ...account,
      baseUrl: server.url,
      email: 'payouts@example.ph',
      statusPath: '/api/payout/merchant/v1/{merchantId}/{txnId}',
      now: desk.now,
      timeoutMs: 1_000,
    });
    desk.channels = { ph: dragonpay, in: sandboxChannel(vendor) };
    return desk;
  }

  get database() {
    return this.ph.test.database;
  }

  get parts() {
    const { database, seal, now, channels: disbursementChannels } = this;
    return { database, seal, now, newId: randomUUID, disbursementChannels };
  }

  readonly now = () => new Date(this.#at);

  pass(seconds: number): void {
    this.#at += seconds * 1_000;
  }

  /** A signed order with an account of the borrower's own; nothing has followed yet. */
  async sign(market: MarketId, amount: bigint): Promise<{ orderId: string; borrowerId: string }> {
    const desk = this[market];
    const { orderId, borrowerId, signing } = await desk.offer({ amount, months: 3 });
    await desk.done(signApplication, signing);
    const accountId = await this.addAccount(market, borrowerId);
    const name = [
      { field: 'givenName', value: 'Maria Reyes' },
      { field: 'familyName', value: 'Cruz' },
    ];
    const sealed = this.seal.seal(JSON.stringify(name), `certification:base:${borrowerId}`);
    await this.database.withTransaction(async (tx) => {
      await setApplicationDestination(tx, orderId, { accountId, purpose: 'family' });
      const step = { step: 'base', state: 'accepted', sealed, refusalsSealed: null } as const;
      await saveStepRow(tx, borrowerId, { ...step, changedAt: this.now() });
    });
    return { orderId, borrowerId };
  }

  async addAccount(market: MarketId, borrowerId: string, number = '004512341234'): Promise<string> {
    const id = randomUUID();
    const { rows } = await this.ph.test.sql('select from payout_account where borrower_id = $1', [
      borrowerId,
    ]);
    const place = rows.length + 1;
    await this.database.withTransaction((tx) =>
      insertPayoutAccount(tx, {
        id,
        borrowerId,
        market,
        kind: 'bank',
        institution: market === 'ph' ? 'BPI' : 'HDFC0000001',
        numberSealed: this.seal.seal(number, `account-number:${id}`),
        numberIndex: this.seal.index('payout-account', market, `${id}:${number}`),
        holderSealed: this.seal.seal('Maria Reyes Cruz', `account-holder:${id}`),
        place,
        isDefault: false,
        addedAt: this.now(),
        confirmedAt: this.now(),
      }),
    );
    return id;
  }

  get handlers(): HandlersByName {
    const silent = async () => {};
    const others = ['submitted', 'in-review', 'approved', 'withdrawn'].map((state) => `order.${state}`);
    return {
      ...unheardHandlers,
      ...Object.fromEntries([...others, 'message.deliver', 'contract.print'].map((topic) => [topic, silent])),
      ...disbursementTopics(this.parts),
    };
  }

  /** What the worker does until nothing is due. */
  async work(): Promise<void> {
    await relayOutbox(this.database, this.handlers);
    while ((await walkDisbursements(this.parts)) > 0) await relayOutbox(this.database, this.handlers);
  }

  async standing(orderId: string) {
    return this.database.withTransaction((tx) => disbursementStandingOf(tx, orderId));
  }

  async orderState(orderId: string): Promise<unknown> {
    const { rows } = await this.ph.test.sql('select state from loan_order where id = $1', [orderId]);
    return rows[0]?.['state'];
  }

  /** The borrower names another account after a failure. */
  async nameAnother(market: MarketId, orderId: string, borrowerId: string, number: string): Promise<string> {
    const accountId = await this.addAccount(market, borrowerId, number);
    const answer = await runCommand(this.database, changePayoutAccount(this.seal), {
      input: { orderId, borrowerId, accountId },
      actor: { kind: 'borrower', id: borrowerId },
      now: this.now(),
    });
    expect(answer).toMatchObject({ kind: 'done' });
    return accountId;
  }

  /** What a person has to look at, of an order's payout. */
  async concerns(orderId: string): Promise<unknown[]> {
    const { rows } = await this.ph.test.sql(
      `select c.why from payout_concern c join payout p on p.id = c.payout_id
       where p.order_id = $1 and c.closed_at is null order by c.id`,
      [orderId],
    );
    return rows.map(({ why }) => why);
  }

  /** How often the vendor was sent an order's payout, and what it made of it. */
  async atVendor(orderId: string): Promise<unknown> {
    const { rows } = await this.ph.test.sql(
      `select s.state, s.posts from payout p join sandbox_payout s on s.id = p.id where p.order_id = $1`,
      [orderId],
    );
    return rows[0];
  }

  /** Our list and the vendor's, payout by payout, and the books. */
  async expectAllTies(): Promise<void> {
    const { rows } = await this.ph.test.sql(
      `select coalesce(p.id, s.id) as id, p.amount as ours, s.amount as theirs
       from (select * from payout where state = 'left') p
       full join (select * from sandbox_payout where state = 'paid') s on s.id = p.id
       where p.id is null or s.id is null or p.amount <> s.amount`,
    );
    expect(rows).toEqual([]);
    const doubled = await this.ph.test.sql(
      'select order_id from loan where order_id is not null group by 1 having count(*) > 1',
    );
    expect(doubled.rows).toEqual([]);
    await this.expectBooksTie();
  }

  expectBooksTie(): Promise<void> {
    return expectBooksTie(this.ph.test);
  }

  async close(): Promise<void> {
    await this.#close();
    await this.ph.test.drop();
  }
}
