import { amountText } from '@candor/domain/money';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { importStatement } from '@candor/services/payments/transfers';
import { applicationReference } from '@candor/services/kernel/references';
import { postLine, seeBankLine, signOffSubject } from '@candor/services/payments/bank';
import { listOpenBankEntries, listOpenBankLines } from '@candor/store/bank';
import { listUnsettled } from '@candor/store/channel-settlements';
import { writable } from '@candor/store/tools';
import type { Office } from './office.ts';

/** Who collects; null where borrowers pay to the account itself. */
const channels = { ph: 'dragonpay', in: null } as const;
/** What the owners had put in before the first loan. */
const capital: Readonly<Record<MarketId, bigint>> = { ph: 600_000_000n, in: 600_000_000n };
/** What the channel keeps of each payment, and the bank of each month. */
const costEach = 1_500n;
const monthlyCharge = 50_000n;

/**
 * The bank in the demo year: it pays out what was lent. In the Philippines the channel remits each Monday
 * what it collected until the day before, less its fee; in India each payment is a transfer to the account.
 * Finance reads the statement the next morning and books it line by line.
 */
export class SimulatedBank {
  readonly #office: Office;
  readonly channel: string | null;
  #balance: bigint;
  #read: CalendarDate | null = null;
  /** The month for which the account was signed off last. */
  #signedFor = '';
  #transfers: { readonly orderId: string; readonly amount: bigint }[] = [];

  constructor(office: Office) {
    const { market } = office.wish;
    this.#office = office;
    this.channel = channels[market];
    this.#balance = capital[market];
  }

  /** Two people open the account with the bank's own balance. */
  async open(on: CalendarDate): Promise<void> {
    const { market } = this.#office.wish;
    const input = { market, on, balance: String(this.#balance), proof: 'Account opening letter' };
    await this.#office.withTwo(
      { act: 'bank.open', subject: `bank:${market}`, input, reason: 'The first statement begins with it.' },
      ['finance', 'controller'],
      this.#at(on),
    );
    this.#read = on;
  }

  /** Somebody has sent money to the account today. */
  expect(orderId: string, amount: bigint): void {
    this.#transfers.push({ orderId, amount });
  }

  /**
   * On Mondays the week's movements, as the bank would write them; where borrowers pay to the account, every
   * morning the day before. The last one is read, and its lines are left to whoever looks at the demo.
   */
  async readStatement(today: CalendarDate, isLast = false): Promise<void> {
    const from = this.#read;
    const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === 1;
    if (from === null || from >= today || !(isMonday || isLast || this.channel === null)) return;
    const { parts, staff, market, spans } = this.#office.wish;
    const { database, seal } = parts;
    const yesterday = dateOfDayNumber(dayNumber(today) - 1);
    const lines = await this.#linesOf(from, yesterday, isLast);
    this.#read = today;
    if (lines.length === 0) return;
    const csv = this.written(lines);
    const now = this.#at(today);
    const actor = { kind: 'staff', id: staff.finance } as const;
    const file = `statement-${yesterday}.csv`;
    const read = await importStatement(
      { database, seal, now: () => now },
      { market, csv, isDryRun: false, file },
      actor,
    );
    if (read.faults.length > 0) throw new Error(`${file}: ${read.faults[0]?.sentence}`);
    if (!isLast) await this.#bookLines(from, yesterday, now);
    if (!isLast && this.#signedFor !== yesterday.slice(0, 7)) await this.#signOff(yesterday, now);
    await spans.note(now);
  }

  /** Once a month finance asks the controller to sign off the day that was just reconciled. */
  async #signOff(on: CalendarDate, now: Date): Promise<void> {
    const { market } = this.#office.wish;
    const isSigned = await this.#office.mayAsk(
      {
        act: 'bank.sign-off',
        subject: signOffSubject(market, on),
        input: { market, on },
        reason: `Reconciled to the statement of ${on}.`,
      },
      ['finance', 'controller'],
      this.#office.after(now, 30),
    );
    if (isSigned) this.#signedFor = on.slice(0, 7);
  }

  #at(on: CalendarDate): Date {
    return this.#office.wish.clock.at(on, '08:10');
  }

  async #linesOf(from: CalendarDate, to: CalendarDate, isLast: boolean): Promise<DemoLine[]> {
    const { parts, market, dice } = this.#office.wish;
    const { channel } = this;
    const transfers = this.#transfers.map(({ orderId, amount }) => ({
      on: to,
      amount,
      reference: String(620_000_000_000 + dice.below(1_000_000) * 7_919 + dice.below(7_000)),
      words: `UPI/${applicationReference(orderId).replaceAll('-', '')}`,
    }));
    this.#transfers = [];
    return writable(parts.database).withTransaction(async (tx) => {
      const entries = await listOpenBankEntries(tx, { market, since: from, to }, 10_000);
      const payouts = entries.map(({ businessDate, minor, naturalKey }) => ({
        on: businessDate,
        amount: minor,
        words: `DISB ${naturalKey.split(':')[1]?.slice(0, 8).toUpperCase()}`,
      }));
      const atCounter = (await listUnsettled(tx, { market, channel: 'cash' })).filter(
        ({ receivedOn }) => receivedOn < to,
      );
      const cash = atCounter.reduce((sum, { amount }) => sum + amount, 0n);
      const deposits = cash > 0n ? [{ on: to, amount: cash, words: 'CASH DEPOSIT BRANCH 012' }] : [];
      const open = channel === null ? [] : await listUnsettled(tx, { market, channel });
      const collected = open.filter(({ receivedOn }) => (isLast ? receivedOn <= to : receivedOn < to));
      const gross = collected.reduce((sum, { amount }) => sum + amount, 0n);
      const kept = costEach * BigInt(collected.length);
      const words = `${channel?.toUpperCase()} REMIT ${to}`;
      const remitted = gross > kept ? [{ on: to, amount: gross - kept, words }] : [];
      const isCharged = channel === null ? to.endsWith('-05') : to.slice(8) <= '07';
      const charges = isCharged ? [{ on: to, amount: -monthlyCharge, words: 'SERVICE CHARGE' }] : [];
      return [...payouts, ...transfers, ...deposits, ...remitted, ...charges].toSorted((a, b) =>
        a.on < b.on ? -1 : 1,
      );
    });
  }

  /** As the bank writes it, with what the account held before and after each line. */
  written(lines: readonly DemoLine[]): string {
    const head = 'Date,Reference,Debit,Credit,Balance,Description';
    const opening = `${lines[0]?.on},,,,${amountText(this.#balance)},Opening balance`;
    const rows = lines.map(({ on, amount, words, reference = '' }) => {
      this.#balance += amount;
      const size = amountText(amount < 0n ? -amount : amount);
      const sides = amount < 0n ? `${size},` : `,${size}`;
      return `${on},${reference},${sides},${amountText(this.#balance)},${words}`;
    });
    return [head, opening, ...rows].join('\n');
  }

  /** Several entries of the same amount: a person says which of them the line is. */
  async #sameAmount({ lineId, amount, valueOn }: { lineId: bigint; amount: bigint; valueOn: CalendarDate }) {
    const { parts, market } = this.#office.wish;
    const { database, seal } = parts;
    const of = await database.read((tx) =>
      listOpenBankEntries(tx, { market, since: valueOn, to: valueOn }, 1_000),
    );
    const entryIds = of.filter(({ minor }) => minor === amount).map(({ entryId }) => entryId);
    return seeBankLine(database, seal, lineId, { is: 'match', entryIds: entryIds.slice(0, 1) });
  }

  /** Finance confirms what each line is, as the console suggests it. */
  async #bookLines(since: CalendarDate, to: CalendarDate, now: Date): Promise<void> {
    const { parts, market } = this.#office.wish;
    const { database, seal } = parts;
    const open = await writable(database).withTransaction((tx) =>
      listOpenBankLines(tx, { market, since, to }, 10_000),
    );
    for (const { id: lineId, amount, valueOn } of open) {
      const suggested = await seeBankLine(database, seal, lineId, undefined);
      const seen = suggested?.mark ? suggested : await this.#sameAmount({ lineId, amount, valueOn });
      if (!seen?.mark) continue;
      const input = { lineId, meaning: seen.meaning, seen: seen.mark };
      const posted = await this.#office.attempt(postLine(seal), input, 'finance', now);
      if ('output' in posted) continue;
      if (posted.refused !== 'money_out_takes_two')
        throw new Error(`a line was not booked: ${posted.refused}`);
      await this.#recordCharge({ lineId, amount, valueOn }, now);
    }
  }

  /** What the bank took for itself: finance records it, the controller agrees. */
  async #recordCharge(
    { lineId, amount, valueOn }: { lineId: bigint; amount: bigint; valueOn: CalendarDate },
    now: Date,
  ): Promise<void> {
    const { market } = this.#office.wish;
    const none = { channel: null, cost: null, party: null };
    const proof = `Service charge of ${valueOn.slice(0, 7)}`;
    await this.#office.withTwo(
      {
        act: 'bank.record',
        subject: `bank:${market}`,
        input: {
          ...none,
          market,
          is: 'charge',
          amount: String(amount),
          on: valueOn,
          proof,
          lineId: String(lineId),
        },
        reason: 'As the bank’s tariff says.',
      },
      ['finance', 'controller'],
      now,
    );
  }
}

type DemoLine = {
  readonly on: CalendarDate;
  readonly amount: bigint;
  readonly words: string;
  readonly reference?: string;
};
