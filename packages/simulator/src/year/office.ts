import { firstRoles } from '@candor/contract';
import type { MarketId } from '@candor/markets';
import { askForApproval, decideApproval, readApproval, type ActKey } from '@candor/services/approvals';
import { runCommand, type Actor, type Command, type Json } from '@candor/services/kernel/commands';
import type { LendingDeps } from '@candor/services/kernel';
import type { demoPeople } from '@candor/services/backoffice/staff';
import { writable } from '@candor/store/tools';
import type { Dice } from '../dice/index.ts';
import type { Person } from './people.ts';
import type { Spans } from './date-back.ts';
import type { YearClock } from './year-clock.ts';

type Role = (typeof demoPeople)[number]['role'];
export type Staff = Readonly<Record<Role, string>>;

/** Whoever does something: one of the lender's people, a borrower, a program. */
export type By = Role | Person | Actor;

export type OfficeWish = {
  readonly parts: LendingDeps;
  readonly market: MarketId;
  readonly dice: Dice;
  readonly spans: Spans;
  readonly staff: Staff;
  readonly clock: YearClock;
  /** What the bureau knows, by telephone. */
  readonly files: Map<string, Person['bureau']>;
};

type Asked = {
  readonly act: ActKey;
  readonly subject: string;
  readonly input: Parameters<ReturnType<typeof askForApproval>['decide']>[1]['input'];
  readonly reason: string;
};

/**
 * Where a made-up lender works: each thing by whoever does it, at its own hour, and what takes two by two.
 */
export class Office {
  readonly wish: OfficeWish;

  constructor(wish: OfficeWish) {
    this.wish = wish;
  }

  /** What the server works with, at an hour of the year. */
  partsAt(now: Date): LendingDeps {
    return { ...this.wish.parts, now: () => now };
  }

  async run<Input, Output extends Json, Code extends string>(
    command: Command<Input, Output, Code>,
    input: Input,
    by: By,
    now: Date,
  ): Promise<Output> {
    const answer = await this.attempt(command, input, by, now);
    if ('refused' in answer) throw new Error(`${command.name}: ${JSON.stringify(answer)}`);
    return answer.output;
  }

  async attempt<Input, Output extends Json, Code extends string>(
    command: Command<Input, Output, Code>,
    input: Input,
    by: By,
    now: Date,
  ): Promise<
    { readonly output: Output } | { readonly refused: string; readonly facts: Readonly<Record<string, Json>> }
  > {
    const { parts, spans } = this.wish;
    const answer = await runCommand(parts.database, command, { actor: this.#actor(by), input, now });
    await spans.note(now);
    if (answer.kind === 'done') return { output: answer.output };
    if (answer.kind !== 'refused') throw new Error(`${command.name}: ${JSON.stringify(answer)}`);
    const { refused, facts = {} } = answer.refusal;
    return { refused, facts };
  }

  /** One asks for what takes two; gives the request's id. */
  async ask(asked: Asked, by: Role, now: Date): Promise<string> {
    const { parts, market, dice } = this.wish;
    const requestId = dice.id();
    await this.run(askForApproval(parts), { requestId, market, ...asked }, by, now);
    return requestId;
  }

  /** Another looks at what waits, and agrees to what they saw. */
  async agree(requestId: string, by: Role, now: Date): Promise<void> {
    const { parts, staff } = this.wish;
    const may: ReadonlySet<string> = new Set(firstRoles[by].may);
    const view = await writable(parts.database).withTransaction((tx) =>
      readApproval(tx, requestId, { staffId: staff[by], may, parts, now }),
    );
    if (!view?.preview) throw new Error(`${view?.act} can't be approved: ${view?.impossible}`);
    const input = { requestId, verdict: 'agree', word: '', seen: view.preview.seen } as const;
    await this.run(decideApproval(parts, may), input, by, now);
  }

  /** Asked for, and twenty minutes later agreed to. */
  async withTwo(asked: Asked, [maker, checker]: readonly [Role, Role], now: Date): Promise<void> {
    await this.agree(await this.ask(asked, maker, now), checker, this.after(now, 20));
  }

  /** The same, if the rules of the act let it be asked for at all. */
  async mayAsk(asked: Asked, [maker, checker]: readonly [Role, Role], now: Date): Promise<boolean> {
    const { parts, market, dice } = this.wish;
    const requestId = dice.id();
    const done = await this.attempt(askForApproval(parts), { requestId, market, ...asked }, maker, now);
    if ('refused' in done) return false;
    await this.agree(requestId, checker, this.after(now, 20));
    return true;
  }

  /** So many minutes later, if it is so late already. */
  after(at: Date, minutes: number): Date {
    const later = new Date(at.getTime() + minutes * 60_000);
    const { now } = this.wish.clock;
    return later > now ? now : later;
  }

  #actor(by: By): Actor {
    if (typeof by === 'string') return { kind: 'staff', id: this.wish.staff[by] };
    return 'borrowerId' in by ? { kind: 'borrower', id: by.borrowerId } : by;
  }
}
