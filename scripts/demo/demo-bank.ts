import { amountText, dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain';
import { markets, type MarketId } from '@candor/markets';
import {
  importStatement,
  instantOf,
  openBankAccount,
  postLine,
  runCommand,
  seeBankLine,
  type BorrowingParts,
  type Command,
  preview,
} from '@candor/services';
import { listOpenBankEntries, listOpenBankLines, listUnsettled } from '@candor/store';
import type { Staff } from './morning-desk.ts';
import type { Spans } from './spans.ts';

type Wish = {
  readonly parts: BorrowingParts;
  readonly staff: Staff;
  readonly spans: Spans;
  readonly market: MarketId;
};

/** What the owners had put in before the first loan. */
const capital: Readonly<Record<MarketId, bigint>> = { ph: 600_000_000n, in: 600_000_000n };
/** What the channel keeps of each payment, and the bank of each month. */
const costEach = 1_500n;
const monthlyCharge = 50_000n;

/**
 * The bank in the demo year: it pays out what was lent, the channel remits each Monday what it collected until the day before, less its fee, and the
 * lender reads the statement the next morning and books it line by line.
 */
export class DemoBank {
  readonly #wish: Wish;
  readonly #channel: string;
  #balance: bigint;
  #read: CalendarDate | null = null;

  constructor(wish: Wish, channel: string) {
    this.#wish = wish;
    this.#channel = channel;
    this.#balance = capital[wish.market];
  }

  /** Two people open the account with the bank's own balance. */
  async open(on: CalendarDate): Promise<void> {
    const { parts, staff, market } = this.#wish;
    const now = this.#at(on);
    const input = { market, on, balance: String(this.#balance), proof: 'Account opening letter' };
    const by = [staff.finance, staff.controller] as const;
    const opened: Command<typeof input, null, string> = {
      name: 'bank.open',
      subject: () => `bank:${market}`,
      async decide(tx, wish) {
        const reason = 'The first statement begins with it';
        const done = await openBankAccount.carryOut(tx, wish, { parts, now, by, reason });
        return 'refused' in done ? done : { output: null, facts: done.facts };
      },
    };
    const actor = { kind: 'staff', id: staff.controller } as const;
    const answer = await runCommand(parts.database, opened, { input, actor, now });
    if (answer.kind !== 'done') throw new Error(`the account was not opened: ${JSON.stringify(answer)}`);
    this.#read = on;
  }

  /** On Mondays: the week's movements, as the bank would write them. The last one is read, and its lines are left to whoever looks at the demo. */
  async readStatement(today: CalendarDate, isLast = false): Promise<void> {
    const from = this.#read;
    const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === 1;
    if (from === null || from >= today || !(isMonday || isLast)) return;
    const { parts, staff, market } = this.#wish;
    const { database, seal } = parts;
    const yesterday = dateOfDayNumber(dayNumber(today) - 1);
    const lines = await this.#linesOf(from, yesterday, isLast);
    this.#read = today;
    if (lines.length === 0) return;
    const csv = this.#written(lines);
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
    await this.#wish.spans.note(now);
  }

  #at(on: CalendarDate): Date {
    return instantOf(on, '08:10', markets[this.#wish.market].timeZone);
  }

  async #linesOf(from: CalendarDate, to: CalendarDate, isLast: boolean): Promise<DemoLine[]> {
    const { parts, market } = this.#wish;
    return preview(parts.database, async (tx) => {
      const entries = await listOpenBankEntries(tx, { market, since: from, to }, 10_000);
      const payouts = entries.map(({ businessDate, minor, naturalKey }) => ({
        on: businessDate,
        amount: minor,
        words: `DISB ${naturalKey.split(':')[1]?.slice(0, 8).toUpperCase()}`,
      }));
      const open = await listUnsettled(tx, { market, channel: this.#channel });
      const collected = open.filter(({ receivedOn }) => (isLast ? receivedOn <= to : receivedOn < to));
      const gross = collected.reduce((sum, { amount }) => sum + amount, 0n);
      const kept = costEach * BigInt(collected.length);
      const words = `${this.#channel.toUpperCase()} REMIT ${to}`;
      // UPI has no money of its own to remit: each payment is a transfer to the account.
      const remits = this.#channel !== 'upi' && gross > kept;
      const remitted = remits ? [{ on: to, amount: gross - kept, words }] : [];
      const isFirstWeek = to.slice(8) <= '07';
      const charges = isFirstWeek ? [{ on: to, amount: -monthlyCharge, words: 'SERVICE CHARGE' }] : [];
      return [...payouts, ...remitted, ...charges].toSorted((a, b) => (a.on < b.on ? -1 : 1));
    });
  }

  #written(lines: readonly DemoLine[]): string {
    const head = 'Date,Reference,Debit,Credit,Balance,Description';
    const opening = `${lines[0]?.on},,,,${amountText(this.#balance)},Opening balance`;
    const rows = lines.map(({ on, amount, words }) => {
      this.#balance += amount;
      const size = amountText(amount < 0n ? -amount : amount);
      const sides = amount < 0n ? `${size},` : `,${size}`;
      return `${on},,${sides},${amountText(this.#balance)},${words}`;
    });
    return [head, opening, ...rows].join('\n');
  }

  /** Finance confirms what each line is, as the console suggests it. */
  async #bookLines(since: CalendarDate, to: CalendarDate, now: Date): Promise<void> {
    const { parts, staff, market } = this.#wish;
    const { database, seal } = parts;
    const open = await database.read((tx) => listOpenBankLines(tx, { market, since, to }, 10_000));
    for (const { id: lineId } of open) {
      const seen = await preview(database, (tx) => seeBankLine(tx, seal, lineId, undefined));
      if (!seen?.mark) continue;
      const input = { lineId, meaning: seen.meaning, seen: seen.mark };
      await runCommand(database, postLine(seal), {
        input,
        actor: { kind: 'staff', id: staff.finance },
        now,
      });
    }
  }
}

type DemoLine = { readonly on: CalendarDate; readonly amount: bigint; readonly words: string };
