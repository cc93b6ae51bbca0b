import { accountLabel } from '@candor/domain/ledger';
import { expect } from 'vitest';
import { keyed, type Who } from '@candor/simulator/lender';
import type { IdentityApp } from './identity-app.ts';

/** An entry as an approver is shown it: what it is of, its day, and its lines in their order. */
export type ShownEntry = {
  readonly event: string;
  readonly businessDate: string;
  readonly lines: readonly { readonly account: string; readonly side: string; readonly amount: number }[];
};

/**
 * What the ledger really got while something was done: every entry, whoever it is of or of one subject alone,
 * line by line.
 */
export async function bookedBy(
  { test }: IdentityApp,
  act: () => Promise<unknown>,
  subject: string | null = null,
): Promise<ShownEntry[]> {
  const { rows: before } = await test.sql('select coalesce(max(id), 0)::text as id from ledger_entry');
  await act();
  const { rows } = await test.sql(
    `select e.id::text as id, e.event, e.business_date::text as on, a.number::int as number, a.name,
       case when l.minor > 0 then 'debit' else 'credit' end as side, abs(l.minor)::text as amount
     from ledger_entry e join ledger_line l on l.entry_id = e.id join ledger_account a on a.number = l.account
     where e.id > $1
       and ($2::text is null or exists (select from ledger_line s where s.entry_id = e.id and s.subject = $2))
     order by e.id, l.n`,
    [before[0]?.['id'], subject],
  );
  const entries = Map.groupBy(rows, ({ id }) => String(id));
  return [...entries.values()].map((lines) => ({
    event: String(lines[0]?.['event']),
    businessDate: String(lines[0]?.['on']),
    lines: lines.map(({ number, name, side, amount }) => ({
      account: `${number} ${accountLabel({ number: Number(number), name: String(name) })}`,
      side: String(side),
      amount: Number(amount),
    })),
  }));
}

type WireEntry = {
  readonly event: string;
  readonly businessDate: string;
  readonly lines: readonly { readonly number: number; readonly name: string; readonly minor: number }[];
};

/** An entry of a preview beside an act of one person, as the same is shown to an approver. */
export function shownEntryOf({ event, businessDate, lines }: WireEntry): ShownEntry {
  return {
    event,
    businessDate,
    lines: lines.map(({ number, name, minor }) => ({
      account: `${number} ${name}`,
      side: minor > 0 ? 'debit' : 'credit',
      amount: Math.abs(minor),
    })),
  };
}

/**
 * After an act the books hold what its preview had shown: the same entries, in the same order, line by line,
 * and none beside.
 */
export async function expectBooked(
  app: IdentityApp,
  shown: readonly ShownEntry[],
  act: () => Promise<unknown>,
): Promise<void> {
  expect(await bookedBy(app, act)).toEqual(shown);
}

type Preview = {
  readonly title: string;
  readonly commits: string;
  readonly seen: string;
  readonly checks: readonly { readonly is: string; readonly words: string }[];
  readonly entries: readonly ShownEntry[] | null;
  readonly later: { readonly entries: readonly ShownEntry[] } | null;
  readonly postings: readonly unknown[];
  readonly sent: string | null;
  readonly payees: readonly { readonly name: string | null; readonly toBeSent: number }[];
  readonly figures: readonly unknown[];
  readonly terms: readonly unknown[];
};

export type SeenApproval = {
  readonly dueAt: string;
  readonly isYours: boolean;
  readonly mayDecide: boolean;
  readonly state: string;
  readonly preview: Preview | null;
  readonly impossible: string | null;
};

export async function seeApproval(app: IdentityApp, approvalId: string, who: Who): Promise<SeenApproval> {
  return (await app.get(`console/approval?requestId=${approvalId}`, who)).json();
}

export function decideOn(
  app: IdentityApp,
  approvalId: string,
  who: Who,
  { verdict = 'agree', word = '', seen }: { verdict?: string; word?: string; seen?: string | undefined },
) {
  const body = { requestId: approvalId, verdict, word, ...(seen !== undefined && { seen }) };
  return app.post('console/approval-decide', body, keyed(who));
}

/** The approver looks, agrees to what they saw, and that is what is booked. What they saw is given back. */
export async function approveAsSeen(app: IdentityApp, approvalId: string, checker: Who): Promise<Preview> {
  const { preview, impossible } = await seeApproval(app, approvalId, checker);
  if (!preview) throw new Error(`${approvalId} can't be approved: ${impossible}`);
  await expectBooked(app, preview.entries ?? [], async () => {
    const decided = await decideOn(app, approvalId, checker, { seen: preview.seen });
    expect(decided.json()).toMatchObject({ state: 'done' });
  });
  return preview;
}

type Line = ShownEntry['lines'][number];

/**
 * Does what a preview showed in sums or lines and proves that the books hold those lines, no other and no
 * fewer, in whatever entries of its subject. The books have no order of their own between the lines of one
 * entry, so both are sorted.
 */
export async function expectPreviewIsBooked(
  app: IdentityApp,
  { subject, postings }: { readonly subject: string; readonly postings: readonly Line[] },
  act: () => Promise<void>,
): Promise<void> {
  const booked = await bookedBy(app, act, subject);
  const sorted = (lines: readonly Line[]) =>
    lines.map(({ account, side, amount }) => `${account} ${side} ${amount}`).toSorted();
  expect(sorted(booked.flatMap(({ lines }) => lines))).toEqual(sorted(postings));
}
