import type { Browser, Page } from '@playwright/test';
import type { Dice } from '../dice.ts';
import type { Market } from '../identity-page.ts';
import type { ShiftedCandor } from '../identity-server.ts';
import { businessDay, dayPlus, endDaysOf, passDaysTo } from '../repay-days.ts';
import { Desk } from './desk.ts';
import { Person } from './person.ts';

const markets: readonly Market[] = ['ph', 'in'];

/** A lender in both markets with a borrower in each, and the lender's people: two of them, for what takes two. */
export class World {
  readonly browser: Browser;
  readonly candor: ShiftedCandor;
  readonly dice: Dice;
  readonly people: readonly Person[];
  readonly support: Desk;
  readonly finance: Desk;
  readonly controller: Desk;
  /** Who has the phone in hand. */
  who: Person;

  private constructor(
    { browser, candor, dice }: Pick<World, 'browser' | 'candor' | 'dice'>,
    people: readonly Person[],
  ) {
    this.browser = browser;
    this.candor = candor;
    this.dice = dice;
    this.people = people;
    this.who = people[0]!;
    this.support = new Desk(candor, 'asha@lender.example');
    this.finance = new Desk(candor, 'marco@lender.example');
    this.controller = new Desk(candor, 'lina@lender.example');
  }

  static async begin(of: Pick<World, 'browser' | 'candor' | 'dice'>): Promise<World> {
    const clock = await of.browser.newContext({ baseURL: of.candor.url });
    // Noon of the next day, whenever somebody begins to walk: a day does not end by itself on the way.
    await tomorrow(await clock.newPage(), of.candor, 1);
    await clock.close();
    const people: Person[] = [];
    for (const market of markets) people.push(await Person.withLoan(of.browser, of.candor, market));
    return new World(of, people);
  }

  /** Each day is ended in the books of both markets, then it is noon for the server and for every phone. */
  async letDaysPass(days: number): Promise<void> {
    await tomorrow(this.who.looker.page, this.candor, days);
    for (const person of this.people) await person.wakeUp();
  }

  async dispose(): Promise<void> {
    for (const person of this.people) await person.dispose();
    for (const desk of [this.support, this.finance, this.controller]) await desk.dispose();
  }
}

async function tomorrow(page: Page, candor: ShiftedCandor, days: number): Promise<void> {
  const day = dayPlus(await businessDay(page, 'ph'), days);
  await passDaysTo(page, candor, { market: 'ph', day });
  await endDaysOf(page, candor, 'in');
}
