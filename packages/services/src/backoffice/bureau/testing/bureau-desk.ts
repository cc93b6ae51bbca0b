import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { bureauRules } from '@candor/markets/bureau';
import { saveDocument } from '@candor/store/borrowers';
import { saveStepRow } from '@candor/store/kyc';
import { phoneAbout } from '../../../customers/borrowers/borrower-phone.ts';
import { documentAbout } from '../../../customers/borrowers/note-document.ts';
import { PersonSeal } from '../../../kernel/person-seal.ts';
import { sealValues } from '../../../customers/kyc/step-seal.ts';
import type { Command, Json } from '../../../kernel/commands/command.ts';
import { runCommand } from '../../../kernel/commands/run-command.ts';
import { endDay } from '../../../lending/end-of-day/end-day.ts';
import { instantOf } from '../../../kernel/time/market-time.ts';
import { LendingDesk } from '../../../lending/loans/testing/lending-desk.ts';
import { idOfWords } from '../../../payments/payments/id-of-words.ts';
import { makeBureauFile, type MadeBureauFile } from '../make-bureau-file.ts';
import { markBureauSent, releaseBureauFile } from '../send-bureau-file.ts';
import { openBureauPart, writeBureauFile } from '../write-bureau-file.ts';
import { simulatedInstant } from '../../../composition/sandbox/simulated-time.ts';

const zones = { ph: 'Asia/Manila', in: 'Asia/Kolkata' } as const;

/** A lender, its loans, and somebody at the desk who reports them. */
export class BureauDesk {
  readonly seal = new PersonSeal([Buffer.alloc(32, 7)]);
  readonly staffId = idOfWords('somebody at the bureau desk');
  readonly lending: LendingDesk;
  #people = 0;

  private constructor(lending: LendingDesk) {
    this.lending = lending;
  }

  static async open(market: MarketId, on: string): Promise<BureauDesk> {
    const desk = new BureauDesk(await LendingDesk.open(market, on));
    await desk.lending.test.sql(
      `insert into staff (id, email, name, state, made_at) values ($1, 'marco@lender.example', 'Marco Reyes', 'invited', now())`,
      [desk.staffId],
    );
    return desk;
  }

  get database() {
    return this.lending.test.database;
  }

  get parts() {
    return {
      database: this.database,
      seal: this.seal,
      newId: () => crypto.randomUUID(),
      now: () => new Date('2026-11-16T04:00:00Z'),
    };
  }

  /** A loan of somebody who was certified; `lacks` says what of them is not there. */
  async lend(
    amount: bigint,
    months: number,
    { lacks, name = 'Maricel Reyes' }: { lacks?: 'document' | 'steps'; name?: string } = {},
  ): Promise<bigint> {
    const loanId = await this.lending.lend({ amount, months });
    const { rows } = await this.lending.test.sql('select borrower_id as id from loan where id = $1', [
      loanId,
    ]);
    const borrowerId = String(rows[0]?.['id']);
    const { market } = this.lending;
    this.#people += 1;
    const phone = `+63917${4_000_000 + this.#people}`;
    await this.lending.test.sql('update borrower set phone_sealed = $2, phone_index = $3 where id = $1', [
      borrowerId,
      this.seal.seal(phone, phoneAbout(borrowerId)),
      this.seal.index('phone', market, phone),
    ]);
    const [givenName = '', ...family] = name.split(' ');
    const familyName = family.join(' ');
    const given = {
      base: { givenName, familyName, bornOn: '1994-03-08', documentKind: 'passport' },
      personal: { city: 'somewhere', street: '14 Mabini Street', postalCode: '1000', dependants: '1' },
    };
    await this.database.withTransaction(async (tx) => {
      for (const step of lacks === 'steps' ? [] : (['base', 'personal'] as const)) {
        const values = Object.entries(given[step]).map(([field, value]) => ({ field, value }));
        await saveStepRow(tx, borrowerId, {
          step,
          state: 'accepted',
          sealed: sealValues(this.seal, borrowerId, step, values),
          refusalsSealed: null,
          changedAt: new Date('2026-11-01T00:00:00Z'),
        });
      }
      const kind = bureauRules[market].documentKinds[0];
      const numberSealed = this.seal.seal(`A${this.#people}`, documentAbout(borrowerId, kind));
      if (lacks !== 'document')
        await saveDocument(tx, { borrowerId, market, kind, numberSealed, numberIndex: null });
    });
    return loanId;
  }

  /** Ends one business day after the other until it is this one. */
  async liveTo(to: string): Promise<void> {
    const { market } = this.lending;
    for (let on = await this.lending.today(); on < to; on = next(on)) {
      const now = simulatedInstant(instantOf(next(on), '00:10', zones[market]));
      const closed = await endDay(this.database, { market, day: on, now, lanes: 1 });
      if ('refused' in closed) throw new Error(closed.refused);
    }
  }

  async act<Input, Output extends Json, Code extends string>(
    command: Command<Input, Output, Code>,
    input: Input,
    more: { dryRun?: boolean } = {},
  ): Promise<Output | { refused: Code }> {
    const actor = { kind: 'staff', id: this.staffId } as const;
    const now = instantOf(await this.lending.today(), '12:00', zones[this.lending.market]);
    const answer = await runCommand(this.database, command, { input, actor, now, ...more });
    if (answer.kind === 'done') return answer.output;
    if (answer.kind === 'refused') return { refused: answer.refusal.refused };
    throw new Error(answer.kind);
  }

  /** Made, written, let out and sent. */
  async send(day: string, kind: 'due' | 'corrections' = 'due'): Promise<MadeBureauFile> {
    const made = await this.make(day, kind);
    if ('refused' in made) throw new Error(made.refused);
    const { fileId } = made;
    await writeBureauFile(this.parts, { fileId });
    await this.database.withTransaction((tx) =>
      releaseBureauFile.carryOut(
        tx,
        { fileId },
        {
          by: [this.staffId, this.staffId],
          reason: '',
          now: new Date(),
          parts: {} as never,
        },
      ),
    );
    await this.act(markBureauSent, { fileId });
    return made;
  }

  make(day: string, kind: 'due' | 'corrections' = 'due', more: { dryRun?: boolean } = {}) {
    const { market } = this.lending;
    const fileId = idOfWords(market, day, kind);
    return this.act(makeBureauFile, { fileId, market, day: day as CalendarDate, kind }, more);
  }

  /** The whole file, cell by cell, by its heads. */
  async read(fileId: string): Promise<Record<string, string>[]> {
    const text = await this.text(fileId);
    const [heads = [], ...rows] = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
  }

  async text(fileId: string): Promise<string> {
    let text = '';
    for (let part = 1; ; part += 1) {
      const more = await this.database.withTransaction((tx) =>
        openBureauPart(tx, this.seal, { fileId, part }),
      );
      if (more === undefined) return text;
      text += more;
    }
  }
}

const next = (on: CalendarDate) => dateOfDayNumber(dayNumber(on) + 1);
