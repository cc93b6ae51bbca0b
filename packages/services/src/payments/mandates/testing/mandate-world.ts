import { randomUUID } from 'node:crypto';
import { markMessageSent } from '@candor/store/messages';
import type { CalendarDate } from '@candor/domain/calendar';
import { runCommand } from '../../../kernel/commands/run-command.ts';
import type { CollectChannel, CollectChannels } from '../../../kernel/ports/collect-channel.ts';
import type {
  DebitAnswer,
  DebitStanding,
  DebitToMake,
  MandateForm,
  MandateStanding,
} from '../../../kernel/mandate-ports/mandate-channel.ts';
import type { AboutDebit } from '../../../kernel/outbox/topics.ts';
import { PersonSeal } from '../../../kernel/person-seal.ts';
import { dayIn, instantOf } from '../../../kernel/time/market-time.ts';
import { day, LendingDesk } from '../../../lending/loans/testing/lending-desk.ts';
import { receivePayment } from '../../payments/receive-payment.ts';
import { advanceMandates } from '../advance-mandates.ts';
import { notifyDebit } from '../notify-debit.ts';
import { askAutopay, confirmAutopay, moveAutopay, skipAutopay } from '../own-autopay.ts';

/** Of each of three instalments. */
export const sum = 291_019n;
export const october = day('2026-10-18');
const seal = new PersonSeal([Buffer.alloc(32, 5)]);

/**
 * ₱8,000.00 over three months from 18 September, a wallet that says what a test wants, and a clock that the
 * test sets.
 */
export class MandateWorld {
  readonly desk: LendingDesk;
  readonly loan: { readonly orderId: string; readonly borrowerId: string; readonly id: bigint };
  clock = new Date(0);
  standing: MandateStanding = { is: 'active' };
  /** What the wallet's page wants posted; null where its link is enough. */
  form: MandateForm | null = null;
  answer: DebitAnswer = { heard: 'accepted' };
  became: DebitStanding = { is: 'waiting' };
  announced: 'told' | 'refused' | 'unknown' = 'told';
  /** What the wallet was asked about mandates, and to debit. */
  readonly asked: string[] = [];
  readonly requests: DebitToMake[] = [];
  readonly troubles: unknown[] = [];

  private constructor(desk: LendingDesk, loan: MandateWorld['loan']) {
    this.desk = desk;
    this.loan = loan;
    this.at('2026-10-16 12:00');
  }

  static async open(): Promise<MandateWorld> {
    const desk = await LendingDesk.open('ph', '2026-09-18');
    const id = await desk.lend({ amount: 800_000n, months: 3 });
    const { rows } = await desk.test.sql('select order_id, borrower_id from loan where id = $1', [id]);
    const [orderId, borrowerId] = [String(rows[0]?.['order_id']), String(rows[0]?.['borrower_id'])];
    await desk.moveTo('2026-10-16');
    return new MandateWorld(desk, { id, orderId, borrowerId });
  }

  readonly channel: CollectChannel = {
    id: 'dragonpay',
    payTypes: async () => [],
    makeCode: async () => ({ refused: 'channel_is_down' }),
    ask: async () => ({ is: 'unknown' }),
    mandates: {
      schemes: (market) => (market === 'ph' ? ['wallet'] : []),
      ask: async ({ id }) => {
        this.asked.push(`ask ${id}`);
        const link = 'https://wallet.example/allow';
        return { heard: 'asked', link, ...(this.form && { form: this.form }) };
      },
      stand: async () => this.standing,
      end: async () => {
        this.asked.push('end');
        return 'ended';
      },
      announce: async () => this.announced,
      debit: async (debit) => {
        this.requests.push(debit);
        return this.answer;
      },
      askDebit: async () => this.became,
    },
  };
  readonly collectChannels: CollectChannels = { ph: [this.channel], in: [] };

  /** A moment of Manila's: `2026-10-18 08:10`. */
  at(text: string): void {
    const [on = '', time = ''] = text.split(' ');
    this.clock = instantOf(day(on), time, 'Asia/Manila');
  }

  get parts() {
    const { collectChannels } = this;
    return { database: this.desk.test.database, seal, now: () => this.clock, collectChannels };
  }

  /** The books are at the clock's day by then. */
  async work(): Promise<number> {
    await this.desk.moveTo(dayIn('Asia/Manila', this.clock));
    return advanceMandates(this.parts, ({ err }) => this.troubles.push(err));
  }

  get own() {
    return { borrowerId: this.loan.borrowerId, market: 'ph', orderId: this.loan.orderId } as const;
  }

  ask(mandateId: string = randomUUID()) {
    return askAutopay(this.parts, { mandateId, ...this.own, scheme: 'wallet' });
  }

  confirm() {
    return confirmAutopay(this.parts, this.own);
  }

  async move(move: 'pause' | 'resume' | 'cancel'): Promise<string> {
    return (await moveAutopay(this.parts, move, this.own)).kind;
  }

  async skip(dueOn: CalendarDate): Promise<string> {
    return (await skipAutopay(this.parts, { ...this.own, dueOn })).kind;
  }

  /** The first row of a question about the loan. */
  async one(text: string): Promise<Record<string, unknown> | undefined> {
    return (await this.desk.test.sql(text, [this.loan.id])).rows[0];
  }

  mandateIs() {
    return this.one('select state, why from mandate where loan_id = $1 order by asked_at desc limit 1');
  }

  async debitIs() {
    const text = `select state, why from mandate_debit where loan_id = $1 and due_on = '2026-10-18'`;
    return (await this.one(text)) ?? null;
  }

  async paymentOf(id: string) {
    const text = 'select state, amount, loan_id from payment where id = $1';
    return (await this.desk.test.sql(text, [id])).rows[0];
  }

  /** What the borrower is told, handed over at the clock's moment, by that way or not yet. */
  async phoneRings(by: 'sms' | 'inbox' | 'none' = 'sms'): Promise<string[]> {
    const { test } = this.desk;
    const outbox = await test.sql(
      `select id, payload from outbox where topic = 'debit.told' and done_at is null order by id`,
    );
    for (const { id, payload } of outbox.rows) {
      const input = payload as unknown as AboutDebit;
      const actor = { kind: 'system', id: 'mandates' } as const;
      const command = notifyDebit({ seal, newId: randomUUID });
      await runCommand(test.database, command, { input, actor, now: this.clock });
      await test.sql('update outbox set done_at = now() where id = $1', [id]);
    }
    const { rows } = await test.sql(
      `select id, kind from message where kind like 'debit-%' and sent_at is null order by written_at`,
    );
    if (by === 'none') return [];
    for (const { id } of rows)
      await test.database.withTransaction((tx) => markMessageSent(tx, String(id), { at: this.clock, by }));
    return rows.map(({ kind }) => String(kind));
  }

  /** The borrower has permitted it, and the wallet says so. */
  async allowed(): Promise<void> {
    this.at('2026-10-16 12:00');
    await this.ask();
    await this.work();
  }

  /** Told on Saturday at 08:00, handed over twenty seconds later, requested on Sunday at 08:10. */
  async requested(): Promise<string> {
    await this.allowed();
    this.at('2026-10-17 08:00');
    await this.work();
    this.clock = new Date(this.clock.getTime() + 20_000);
    await this.phoneRings();
    await this.desk.moveTo('2026-10-18');
    this.at('2026-10-18 08:10');
    await this.work();
    const { paymentId } = this.requests[0] ?? {};
    if (paymentId === undefined) throw new Error('nothing was requested');
    return paymentId;
  }

  /** The channel reports the debit's money. */
  async collected(paymentId: string, externalId: string): Promise<void> {
    await this.desk.done(receivePayment, await this.desk.money(sum, { paymentId, externalId }));
  }

  async paysByHand(amount: bigint): Promise<void> {
    await this.desk.done(receivePayment, await this.desk.money(amount, { loanId: this.loan.id }));
  }
}
