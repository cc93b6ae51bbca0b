import { languages } from '@candor/markets';
import type { Browser, Page } from '@playwright/test';
import type { BorrowerByApi } from '../borrower-by-api.ts';
import type { Dice } from '../dice.ts';
import type { Market } from '../identity-page.ts';
import type { ShiftedCandor } from '../identity-server.ts';
import { businessDay, dayPlus, endDaysOf, passDaysTo } from '../repay-days.ts';
import { Desk } from './desk.ts';
import { arrivals } from './arrivals.ts';
import { Person } from './person.ts';
import { pseudo } from './pseudo-locale.ts';
import { Sandbox } from './sandbox.ts';

const markets: readonly Market[] = ['ph', 'in'];

/** More would cost more than they find: each has two tabs open, and each lives through every day. */
const mostPeople = 4;

const mostDaysAway = 25;

/**
 * A lender in both markets with borrowers in each, and the lender's people: two of them, for what takes two.
 */
export class World {
  readonly browser: Browser;
  readonly candor: ShiftedCandor;
  readonly dice: Dice;
  readonly people: Person[];
  readonly support: Desk;
  readonly finance: Desk;
  readonly controller: Desk;
  readonly risk: Desk;
  readonly sandbox: Sandbox;
  /** Who has the phone in hand. */
  who: Person;

  private constructor(
    { browser, candor, dice }: Pick<World, 'browser' | 'candor' | 'dice'>,
    people: Person[],
  ) {
    this.browser = browser;
    this.candor = candor;
    this.dice = dice;
    this.people = people;
    this.who = people[0]!;
    this.support = new Desk(candor, 'asha@lender.example');
    this.finance = new Desk(candor, 'marco@lender.example');
    this.controller = new Desk(candor, 'lina@lender.example');
    this.risk = new Desk(candor, 'tomas@lender.example');
    this.sandbox = new Sandbox(candor);
  }

  static async begin(of: Pick<World, 'browser' | 'candor' | 'dice'>): Promise<World> {
    const clock = await of.browser.newContext({ baseURL: of.candor.url });
    // Noon of the next day, whenever somebody begins to walk: a day does not end by itself on the way.
    await tomorrow(await clock.newPage(), of.candor, 1);
    await clock.close();
    const people: Person[] = [];
    const lender = { ...of, sandbox: new Sandbox(of.candor) };
    const arrival = { name: 'with the usual loan', weight: 1, bring: withUsualLoan };
    for (const market of markets)
      people.push(await Person.arriving(lender, { market, arrival, dice: of.dice }));
    return new World(of, people);
  }

  /** Somebody else comes, in any state; who has been there longest leaves where there are too many. */
  async welcome(): Promise<string> {
    const market = this.dice.of(markets);
    const arrival = this.dice.weighted(arrivals);
    const language = this.dice.of([...languages, pseudo]);
    this.who = await Person.arriving(this, { market, arrival, language, dice: this.dice });
    this.people.push(this.who);
    if (this.people.length > mostPeople) await this.people.shift()?.dispose();
    return `${arrival.name} in ${market}, reading ${language}`;
  }

  /** Each day is ended in the books of both markets, then it is noon for the server and for every phone. */
  async letDaysPass(days: number): Promise<void> {
    // A number that nobody logs in with for months is asked whose it is: everybody looks in now and then.
    for (let left = days; left > 0; left -= mostDaysAway) {
      await tomorrow(this.who.looker.page, this.candor, Math.min(left, mostDaysAway));
      for (const person of this.people) await person.wakeUp();
    }
  }

  async dispose(): Promise<void> {
    for (const person of this.people) await person.dispose();
    for (const desk of [this.support, this.finance, this.controller, this.risk]) await desk.dispose();
  }
}

const withUsualLoan = async ({ borrower }: { readonly borrower: BorrowerByApi }) => {
  await borrower.certified();
  await borrower.borrow();
};

async function tomorrow(page: Page, candor: ShiftedCandor, days: number): Promise<void> {
  const day = dayPlus(await businessDay(page, 'ph'), days);
  await passDaysTo(page, candor, { market: 'ph', day });
  await endDaysOf(page, candor, 'in');
}
