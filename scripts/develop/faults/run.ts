import { setTimeout as sleep } from 'node:timers/promises';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { marketIds, type MarketId } from '@candor/markets';
import { throwDice } from '@candor/simulator/dice';
import { readWithPlace } from '@candor/services/backoffice/chain';
import { Caller } from './caller.ts';
import { checksAfterRecovery, checksAtTheEnd, drained, released } from './checks/index.ts';
import type { Check } from './checks/check.ts';
import { count, Journal } from './journal.ts';
import type { Lender } from './lender.ts';
import { letDebitAgainAndAgain } from './lives/autopayers.ts';
import { comeAgainAndAgain } from './lives/newcomers.ts';
import { payAgainAndAgain } from './lives/payers.ts';
import { overpayAgainAndAgain } from './lives/overpayers.ts';
import { openBeforehand, type Debtors } from './lives/beforehand.ts';
import { PayersBank } from './lives/payers-bank.ts';
import { workAgainAndAgain } from './lives/staff.ts';
import { cashfreeTill, dragonpayTill } from './lives/tills.ts';
import { strike } from './nemesis.ts';
import { planOf, stepLine, type FaultKind, type Step } from './plan.ts';

export type RunOptions = {
  readonly seed: number;
  /** No further step begins afterwards. */
  readonly minutes: number;
  readonly steps: number;
  /** Nothing but these strikes, when some are named. */
  readonly only?: readonly FaultKind[];
  /** How many people repay; many unless told: how often one may ask for a code is limited. */
  readonly debtors?: number;
  readonly say: (line: string) => void;
};

export type RunResult = {
  readonly steps: number;
  /** By kind. */
  readonly faults: ReadonlyMap<string, number>;
  readonly acknowledged: number;
  readonly requests: number;
  readonly checks: number;
  /** How many the last look had to judge, by what. */
  readonly judged: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
  readonly skipped: readonly string[];
  /** The steps that were taken. */
  readonly taken: readonly string[];
};

const usualDebtors = 120;
const payers = 8;
const payersInIndia = 2;
const newcomers = 2;
/** In each market at once: as many as have the same due day. */
const autopayers = 4;
/** As long as a queue may take on a machine that does all of this at once. */
const drainMs = 180_000;
/** As long as channels may take to say what they have after a standby took over: until then much is held. */
const releaseMs = 300_000;
/** Longer than anybody waits for an answer. */
const quietMs = 60_000;
/** Whoever gives up sooner has a second server end the same days at once. */
const daysEndWithinMs = 600_000;
const replayed = 4;
const paidAndFailed = `select s.id from sandbox_payout s join payout p on p.id = s.id
  where s.state = 'paid' and p.state <> 'left'`;

/** A lender lives, a nemesis strikes, and everything is looked at after every recovery. */
export async function runFaults(lender: Lender, options: RunOptions): Promise<RunResult> {
  const run = new FaultRun(lender, options);
  return run.whole();
}

class FaultRun {
  readonly #lender: Lender;
  readonly #options: RunOptions;
  readonly #journal = new Journal();
  readonly #faults = new Map<string, number>();
  readonly #violations: string[] = [];
  readonly #skipped: string[] = [];
  readonly #taken: string[] = [];
  readonly #checks: ReturnType<typeof checksAfterRecovery>;
  readonly #judged = new Map<string, number>();
  #checked = 0;
  #since = new Date(0);

  constructor(lender: Lender, options: RunOptions) {
    this.#lender = lender;
    this.#options = options;
    this.#checks = checksAfterRecovery(() => lender.shelf());
  }

  async whole(): Promise<RunResult> {
    const { seed, minutes, steps, debtors: people = usualDebtors, say } = this.#options;
    const debtors = await openBeforehand(this.#lender.database, people);
    await this.#lender.startAll();
    this.#since = new Date();
    const living = this.#live(debtors);
    const deadline = performance.now() + minutes * 60_000;
    try {
      for (const step of planOf(seed, this.#options.only)) {
        if (performance.now() > deadline || step.n > steps) break;
        say(stepLine(step));
        this.#taken.push(stepLine(step));
        await this.#take(step);
        if (this.#violations.length > 0) break;
      }
      if (this.#violations.length === 0) {
        // Whoever was asked about an account while a clock was wrong is asked again.
        await this.#passDays(1);
        await this.#untilNobodyIsWronglyFailed();
      }
      if (this.#violations.length === 0) await this.#look({ ...this.#checks, ...checksAtTheEnd }, 'the end');
    } finally {
      this.#journal.end();
    }
    await Promise.race([living, sleep(30_000)]);
    this.#journal.leave();
    return this.#result();
  }

  #result(): RunResult {
    const { answers, requests, callbacks } = this.#journal;
    for (const [kind, times] of callbacks) this.#faults.set(kind, times);
    return {
      steps: this.#taken.length,
      faults: this.#faults,
      acknowledged: answers,
      requests,
      checks: this.#checked,
      judged: this.#judged,
      violations: this.#violations,
      skipped: this.#skipped,
      taken: this.#taken,
    };
  }

  #live({ all, longLate, leaving, inIndia, debited }: Debtors): Promise<unknown> {
    const { seed } = this.#options;
    const { urls, channel, database: books } = this.#lender;
    const caller = (n: number) => new Caller(urls, this.#journal, throwDice(seed + 1_000 + n));
    const dice = (n: number) => throwDice(seed + 2_000 + n);
    const tills = { ph: dragonpayTill(channel.collector), in: cashfreeTill(channel.orders) };
    const debiting = {
      ph: { account: channel.wallet, scheme: 'wallet' },
      in: { account: channel.subscriptions, scheme: 'upi-autopay' },
    };
    const autopay = marketIds.flatMap((market, n) => {
      const { account, scheme } = debiting[market];
      const outside = (of: number) => ({ caller: caller(of + n), dice: dice(of + n) });
      const bank = new PayersBank({ ...outside(300), account, books, market });
      const queue = [...debited[market]];
      const alike = { till: tills[market], bank, scheme, queue };
      return [
        bank.debitAgainAndAgain(),
        ...Array.from({ length: autopayers }, (_, each) =>
          letDebitAgainAndAgain({ ...alike, ...outside(400 + 10 * each) }),
        ),
      ];
    });
    return Promise.all([
      ...Array.from({ length: payers }, (_, n) =>
        payAgainAndAgain({ caller: caller(n), till: tills.ph, debtors: all, dice: dice(n) }),
      ),
      ...Array.from({ length: payersInIndia }, (_, n) =>
        payAgainAndAgain({ caller: caller(20 + n), till: tills.in, debtors: inIndia, dice: dice(20 + n) }),
      ),
      overpayAgainAndAgain({ caller: caller(50), till: tills.ph, debtors: leaving, dice: dice(50) }),
      ...autopay,
      ...Array.from({ length: newcomers }, (_, n) => comeAgainAndAgain(caller(100 + n), dice(100 + n))),
      comeAgainAndAgain(caller(150), dice(150), 'in'),
      workAgainAndAgain(caller(200), {
        dice: dice(200),
        debtors: all,
        longLate,
        atTheChannel: (payoutId) => this.#atTheChannel(payoutId),
      }),
    ]).catch((error: unknown) => {
      if (this.#journal.hasLeft) return;
      this.#violations.push(`somebody outside met what can't be: ${String(error)}`);
    });
  }

  async #take(step: Step): Promise<void> {
    const { say } = this.#options;
    this.#journal.step = step.n;
    if (step.days > 0) await this.#passDays(step.days);
    await sleep(step.calmMs);
    // Days end while it strikes, too: what is told and debited on them meets it.
    const [skipped] = await Promise.all([strike(this.#lender, step), this.#passDays(step.daysMeanwhile)]);
    if (step.kind === 'promote-standby') this.#journal.promotions += 1;
    if (skipped === undefined) count(this.#faults, step.kind);
    else this.#skipped.push(`${step.kind}: ${skipped}`);
    await this.#lender.untilAllUp();
    await sleep(500);
    await this.#look(this.#checks, `step ${step.n} (${step.kind})`);
    const { answers, requests, lives } = this.#journal;
    const lived = [...lives].map(([what, times]) => `${what} ${times}`).join(', ');
    say(`   ${answers} acknowledged of ${requests} asked, ${this.#violations.length} violations; ${lived}`);
    say(`   judged: ${[...this.#judged].map(([what, times]) => `${what} ${times}`).join(', ')}`);
  }

  /** Everybody outside waits; what is on its way arrives; then all of it is looked at. */
  async #look(checks: Readonly<Record<string, Check>>, when: string): Promise<void> {
    const journal = this.#journal;
    journal.pause();
    const found: string[] = [];
    const deadline = performance.now() + quietMs;
    while (journal.inFlight > 0 && performance.now() < deadline) await sleep(20);
    if (journal.inFlight > 0) found.push(`${journal.inFlight} requests are never answered`);
    found.push(...(await this.#drain()).map((each) => `queues drain: ${each}`));
    for (const [name, check] of Object.entries(checks)) {
      this.#checked += 1;
      found.push(...(await this.#ask(check)).map((each) => `${name}: ${each}`));
    }
    found.push(...(await this.#replay()));
    found.push(...journal.crashed.splice(0).map((each) => `answered 500: ${each}`));
    if (this.#lender.endedByThemselves > 0)
      found.push(`${this.#lender.endedByThemselves} processes ended by themselves`);
    this.#violations.push(...found.map((each) => `${when}: ${each}`));
    journal.goOn();
  }

  async #drain(): Promise<readonly string[]> {
    const begun = performance.now();
    const seconds = () => Math.round((performance.now() - begun) / 1_000);
    const held = await this.#untilNothing(released, releaseMs);
    const heldFor = seconds();
    const waiting = held.length > 0 ? held : await this.#untilNothing(drained, drainMs);
    this.#options.say(
      `   the queues drained in ${seconds()} s, of which a restore held them for ${heldFor} s`,
    );
    return waiting;
  }

  async #untilNothing(check: Check, patienceMs: number): Promise<readonly string[]> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const found = await this.#ask(check);
      if (found.length === 0 || performance.now() > deadline) return found;
      await sleep(250);
    }
  }

  /** As often as it takes: the database may be on its way back. */
  async #ask(check: Check): Promise<readonly string[]> {
    const { owner, seal } = this.#lender;
    for (let tries = 1; ; tries += 1) {
      try {
        const [journal, since, judged] = [this.#journal, this.#since, this.#judged];
        return await readWithPlace(owner, seal, (tx, place) => check({ tx, journal, since, place, judged }));
      } catch (error) {
        if (tries > 20) throw error;
        await sleep(500);
      }
    }
  }

  /** What was acknowledged is asked for again under its key: the answer names the same things. */
  async #replay(): Promise<string[]> {
    const journal = this.#journal;
    const all = [...journal.acknowledged.values()];
    const dice = throwDice(this.#options.seed + journal.step);
    const caller = new Caller(this.#lender.urls, new Journal(), dice);
    const wrong: string[] = [];
    for (let n = 0; n < replayed && all.length > 0; n += 1) {
      const { call, headers, body, answer } = dice.pick(all);
      const again = await caller.insist({ method: 'POST', path: call, headers, body });
      // Sessions end or grow old, and nobody asks as often as they like: nothing is said of what was done.
      const isNotJudged =
        again.status === 401 || again.status === 429 || again.text.includes('"confirm_it_is_you"');
      if (isNotJudged || namesIn(again.text) === namesIn(answer)) continue;
      wrong.push(
        `the same key was answered otherwise: ${call}: ${answer.slice(0, 200)} → ${again.text.slice(0, 200)}`,
      );
    }
    return wrong;
  }

  /** What the channel says of a disbursement to whoever calls it: its own books, and not the lender's. */
  async #atTheChannel(payoutId: string): Promise<string | undefined> {
    const { rows } = await this.#lender.owner.read((tx) =>
      tx.query<{ state: string }>({
        text: 'select state from sandbox_payout where id = $1',
        values: [payoutId],
      }),
    );
    return rows[0]?.state;
  }

  /** Staff go on until they have asked after what failed and was paid after all; the last look judges it. */
  async #untilNobodyIsWronglyFailed(): Promise<void> {
    const deadline = performance.now() + drainMs;
    while (performance.now() < deadline) {
      const { rows } = await this.#lender.owner.read((tx) => tx.query({ text: paidAndFailed }));
      if (rows.length === 0) return;
      await sleep(500);
    }
  }

  /** In both markets; whoever moves them may die of it, and the next goes on from where they came to. */
  async #passDays(days: number): Promise<void> {
    if (days === 0) return;
    await Promise.all(marketIds.map((market) => this.#passDaysOf(market, days)));
  }

  async #passDaysOf(market: MarketId, days: number): Promise<void> {
    const caller = new Caller(this.#lender.urls, new Journal(), throwDice(this.#options.seed));
    type Clock = {
      readonly clocks: readonly { readonly market: string; readonly businessDate: CalendarDate }[];
    };
    const today = async () => {
      const { text } = await caller.insist({ method: 'GET', path: '/api/sandbox/clock' });
      const { clocks } = JSON.parse(text) as Clock;
      const day = clocks.find((clock) => clock.market === market)?.businessDate;
      if (!day) throw new Error(`${market} has no clock`);
      return day;
    };
    const from = await today();
    const to = dateOfDayNumber(dayNumber(from) + days);
    for (let at = from; at < to; at = await today()) {
      await caller.insist({
        method: 'POST',
        path: '/api/sandbox/clock-move',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ market, from: at, to }),
        patienceMs: daysEndWithinMs,
      });
      await sleep(200);
    }
  }
}

/** What an answer names: the rest of it may tell how things stand meanwhile. */
function namesIn(answer: string): string {
  const fields = Object.entries(JSON.parse(answer) as Record<string, unknown>);
  return JSON.stringify(fields.filter(([name, value]) => name.endsWith('Id') && typeof value === 'string'));
}
