import { permissions } from '@candor/contract';
import { figureChange } from '@candor/services/backoffice/approvals';
import type { ActEntry, ActPosting, ActPreview } from '@candor/services/kernel/acts';
import { payeeAnswer } from './money-answers.ts';

type Row = NonNullable<ActPreview['schedule']>['before'][number];

const allowed: Readonly<Record<string, string>> = permissions;

/** "money.read, money.match" → what each of them lets one do; anything else stays as it is. */
export function permissionWords(text: string): string {
  return text
    .split(', ')
    .map((each) => allowed[each] ?? each)
    .join(', ');
}

/** What an act would do, for the wire: the same wherever it is shown. */
export function previewAnswer(preview: ActPreview) {
  const { title, commits, figures, terms, checks, postings, schedule, sent } = preview;
  const { entries, later, attachments = [], payees, leftOut } = preview;
  return {
    title,
    commits,
    figures: figures.map((figure) => ({
      name: figure.name,
      now: Number(figure.before),
      // oxlint-disable-next-line unicorn/no-thenable -- the names on the wire
      then: Number(figure.after),
      change: Number(figureChange(figure)),
      isTotal: figure.isTotal ?? false,
    })),
    terms: terms.map(({ name, before, after }) => ({
      name: permissionWords(name),
      now: before,
      // oxlint-disable-next-line unicorn/no-thenable -- the names on the wire
      then: after,
    })),
    checks: [...checks],
    postings: postings.map(postingAnswer),
    schedule: schedule
      ? { before: schedule.before.map(rowAnswer), after: schedule.after.map(rowAnswer) }
      : null,
    sent,
    entries: entries?.map(entryAnswer) ?? null,
    later: later ? { when: later.when, entries: later.entries.map(entryAnswer) } : null,
    attachments: attachments.map(({ attachmentId, name, mediaType, bytes }) => ({
      attachmentId,
      name,
      mediaType,
      bytes,
    })),
    payees: (payees ?? []).map(payeeAnswer),
    leftOut: (leftOut ?? []).map(({ name, amount, why }) => ({ name, amount: Number(amount), why })),
  };
}

function postingAnswer({ account, side, amount }: ActPosting) {
  return { account, side, amount: Number(amount) };
}

function entryAnswer({ event, businessDate, lines }: ActEntry) {
  return { event, businessDate, lines: lines.map(postingAnswer) };
}

function rowAnswer({ dueOn, principal, interest, accrued, charges, total }: Row) {
  return {
    dueOn,
    principal: Number(principal),
    interest: Number(interest),
    accrued: Number(accrued),
    charges: Number(charges),
    total: Number(total),
  };
}
