import { fillText } from '@candor/domain/message-text';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import {
  reminderTemplates,
  type ReminderPlan,
  type ReminderTemplate,
  type StopCondition,
} from '@candor/domain/reminder-plan';
import { lending, markets, type MarketId } from '@candor/markets';
import { checkReminderPlan, promisedStops, reminderHours, type PlanFault } from '@candor/markets/reminders';
import { listApprovalsAbout } from '@candor/store/approvals';
import { listProductShelf, productNamesOf } from '@candor/store/products';
import { listReminderPlans } from '@candor/store/reminders';
import { readLoans } from '@candor/store/end-of-day';
import { listLoansOfIds } from '@candor/store/loans';
import type { Database, ReadTx } from '@candor/store/database';
import { knownPeople } from '../../customers/borrowers/name-words.ts';
import { collectionMessage } from '../../customers/messages/collection-texts.ts';
import { reminderWords } from '../../customers/messages/reminder-texts.ts';
import type { Said } from '../../customers/messages/said.ts';
import { wordsInForce } from '../../customers/templates/words-in-force.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import {
  figuresOf,
  newestVersion,
  planSubject,
  type PlanFigures,
} from '../../lending/reminders/change-plan.ts';
import { dryRun, type DryStep } from '../../lending/reminders/dry-run.ts';
import { heldBackNames, planFaultWords, templateNames } from '../../lending/reminders/plan-words.ts';
import { planOfVersion, plansOn } from '../../lending/reminders/plans-in-force.ts';

const productsAtMost = 200;

export type PlanLine = {
  readonly productId: string | null;
  readonly name: string;
  /** 0: its loans are reminded by the plan of the market. */
  readonly inForce: number;
  readonly newest: number;
  readonly waitsForApproval: boolean;
};

/** The market's plan, and for each product whether it has one of its own. */
export function readPlanLines(database: Database, market: MarketId): Promise<PlanLine[]> {
  return database.read(async (tx) => {
    const products = await listProductShelf(tx, market, { after: null, limit: productsAtMost });
    const plans = await plansOn(tx, market, await businessDateOf(tx, market));
    const lines: PlanLine[] = [];
    for (const productId of [null, ...products.map((each) => each.productId)])
      lines.push({
        productId,
        name: await nameOf(tx, market, productId),
        inForce: plans.all.find((each) => each.productId === productId)?.version ?? 0,
        newest: await newestVersion(tx, market, productId),
        waitsForApproval: await isChangeWaiting(tx, market, productId),
      });
    return lines;
  });
}

async function nameOf(tx: ReadTx, market: MarketId, productId: string | null): Promise<string> {
  if (productId === null) return `${markets[market].countryName}, every product`;
  return (await productNamesOf(tx, productId))['en'] ?? productId;
}

async function isChangeWaiting(tx: ReadTx, market: MarketId, productId: string | null): Promise<boolean> {
  const asked = await listApprovalsAbout(tx, planSubject(market, productId));
  return asked.some(({ state }) => state === 'waiting' || state === 'asked-back');
}

type PlanVersion = {
  readonly version: number;
  readonly validFrom: CalendarDate;
  readonly savedAt: Date | null;
  readonly standing: 'coming' | 'in-force' | 'past';
};

export type PlanFile = {
  readonly name: string;
  readonly version: number;
  readonly newest: number;
  readonly plan: ReminderPlan;
  readonly versions: readonly PlanVersion[];
  readonly waitsForApproval: boolean;
  readonly earliest: CalendarDate;
  readonly templates: readonly PlanTemplate[];
  readonly lawful: {
    readonly from: string;
    readonly until: string;
    readonly lawFrom: string | null;
    readonly lawUntil: string | null;
    readonly aDay: number;
    readonly aWeek: number;
    readonly stops: readonly StopCondition[];
  };
};

/** One version of a plan, with all that somebody needs who writes the next. */
export function readPlanFile(
  database: Database,
  market: MarketId,
  { productId, version: asked }: { readonly productId: string | null; readonly version?: number },
): Promise<PlanFile | undefined> {
  return database.read(async (tx) => {
    const on = await businessDateOf(tx, market);
    const versions = await versionsOf(tx, market, productId, on);
    const newest = await newestVersion(tx, market, productId);
    const version = asked ?? newest;
    const stored = await planOfVersion(tx, market, { productId, version });
    const ofMarket = version === 0 ? (await plansOn(tx, market, on)).all[0]?.plan : undefined;
    const plan = stored ?? ofMarket;
    if (!plan) return undefined;
    const hours = reminderHours(market, on);
    return {
      name: await nameOf(tx, market, productId),
      version,
      newest,
      plan,
      versions,
      waitsForApproval: await isChangeWaiting(tx, market, productId),
      earliest: dateOfDayNumber(dayNumber(on) + 1),
      templates: await templatesOf(tx, market, on),
      lawful: {
        from: hours.from,
        until: hours.until,
        lawFrom: hours.law?.from ?? null,
        lawUntil: hours.law?.until ?? null,
        ...lending[market].contactsAtMost,
        stops: promisedStops,
      },
    };
  });
}

async function versionsOf(
  tx: ReadTx,
  market: MarketId,
  productId: string | null,
  on: CalendarDate,
): Promise<PlanVersion[]> {
  const rows = await listReminderPlans(tx, { market, productId });
  if (rows.length === 0)
    return productId === null ? [{ version: 1, validFrom: on, savedAt: null, standing: 'in-force' }] : [];
  const inForce = rows.find(({ validFrom }) => validFrom <= on)?.version ?? 0;
  return rows.map(({ version, validFrom, savedAt }) => ({
    version,
    validFrom,
    savedAt,
    standing: version === inForce ? 'in-force' : validFrom > on ? 'coming' : 'past',
  }));
}

type PlanTemplate = {
  readonly key: ReminderTemplate;
  readonly name: string;
  readonly title: string;
  readonly words: string;
  readonly languages: readonly string[];
};

/** As a borrower reads it in the inbox, with the sum of nobody. */
async function templatesOf(tx: ReadTx, market: MarketId, on: CalendarDate): Promise<PlanTemplate[]> {
  const inForce = await wordsInForce(tx, { market, language: 'en' }, [
    'due-soon',
    'due-today',
    'past-due',
    'please-look',
    'can-we-help',
  ]);
  return reminderTemplates.map((key) => {
    const { template, values } = saidBy(market, key, on);
    const { title, body } = inForce(template, 'inbox');
    const words = fillText(body, values('en'));
    return { key, name: templateNames[key], title: title ?? '', words, languages: markets[market].languages };
  });
}

function saidBy(market: MarketId, key: ReminderTemplate, on: CalendarDate): Said {
  const daysLate = key === 'due-soon' ? -3 : key === 'due-today' ? 0 : 3;
  const dueOn = dateOfDayNumber(dayNumber(on) - daysLate);
  return key === 'please-look' || key === 'can-we-help'
    ? collectionMessage(key).said
    : reminderWords({ market, dueOn, amount: 123_456n, charge: 0n, daysLate }).said;
}

type Draft = {
  readonly productId: string | null;
  readonly basedOn: number;
  readonly plan: ReminderPlan;
};

type TriedFault = {
  readonly step: number | null;
  readonly field: 'from' | 'until' | 'template' | 'day' | 'stops';
  readonly sentence: string;
  readonly most: string;
};

export type TriedPlan = { readonly faults: readonly TriedFault[]; readonly run: PlanFigures | null };

const fields: Readonly<Record<PlanFault['rule'], TriedFault['field']>> = {
  window_begins_too_early: 'from',
  window_ends_too_late: 'until',
  window_is_empty: 'until',
  template_does_not_fit_the_day: 'template',
  too_many_steps_in_a_day: 'day',
  too_many_contacts_in_a_week: 'day',
  stop_is_promised: 'stops',
};

/** A draft against law and agreement, and, where it keeps to both, over the present book. */
export function tryPlan(database: Database, market: MarketId, draft: Draft): Promise<TriedPlan> {
  return database.read(async (tx) => {
    const { plan } = draft;
    const faults = checkReminderPlan(market, plan, await businessDateOf(tx, market)).map((fault) => ({
      step: fault.step,
      field: fields[fault.rule],
      sentence: planFaultWords(plan, fault),
      most: fault.most,
    }));
    if (faults.length > 0) return { faults, run: null };
    const { productId, basedOn } = draft;
    return {
      faults,
      run: await figuresOf(tx, { market, productId, basedOn, plan: JSON.stringify(plan) }),
    };
  });
}

const loansShown = 50;

export type PlanLoans = {
  readonly all: number;
  readonly held: number;
  readonly loans: readonly {
    readonly loan: string;
    readonly borrower: string | null;
    readonly amount: bigint;
    readonly at: Date;
    readonly heldBack: string | null;
  }[];
};

/** Whom one step of a draft reaches on one day: those first that it would, then who is held back and why. */
export function readPlanLoans(
  database: Database,
  seal: PersonSeal,
  market: MarketId,
  { step: place, on, productId, basedOn, plan }: Draft & { readonly step: number; readonly on: CalendarDate },
): Promise<PlanLoans | undefined> {
  return database.read(async (tx) => {
    const step = plan.steps[place];
    if (!step) return undefined;
    const run = await dryRun(tx, market, { productId, version: basedOn + 1, plan });
    const found = run.steps.filter(
      (each) =>
        each.on === on &&
        each.by.productId === productId &&
        each.step.day === step.day &&
        each.step.channel === step.channel,
    );
    const held = found.filter(({ heldBack }) => heldBack !== null);
    const shown = [...found.filter(({ heldBack }) => heldBack === null), ...held].slice(0, loansShown);
    return { all: found.length, held: held.length, loans: await linesOf(tx, seal, market, shown) };
  });
}

async function linesOf(
  tx: ReadTx,
  seal: PersonSeal,
  market: MarketId,
  steps: readonly DryStep[],
): Promise<PlanLoans['loans']> {
  const people = await knownPeople(
    tx,
    seal,
    steps.map(({ due }) => due.borrowerId),
  );
  const ids = steps.map(({ due }) => due.loan);
  const loans = await readLoans(tx, ids);
  const names = new Map((await listLoansOfIds(tx, ids)).map((loan) => [loan.id, loanNameOf(loan)]));
  return steps.map(({ due, on, at, heldBack }) => {
    const stored = loans.get(due.loan);
    const rows = stored ? loanPosition(stored.loan, on, market).rows : [];
    return {
      loan: names.get(due.loan) ?? `L-${due.loan}`,
      borrower: people.get(due.borrowerId)?.name ?? null,
      amount: rows.find((row) => row.dueOn === due.dueOn)?.left ?? 0n,
      at,
      heldBack: heldBack === null ? null : heldBackNames[heldBack],
    };
  });
}
