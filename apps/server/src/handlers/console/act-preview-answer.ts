import type { ActPreview } from '@candor/services';

type Row = NonNullable<ActPreview['schedule']>['before'][number];

/** What an act would do, for the wire: the same wherever it is shown. */
export function previewAnswer(preview: ActPreview) {
  const { title, commits, figures, terms, checks, postings, schedule, sent } = preview;
  return {
    title,
    commits,
    figures: figures.map(({ name, now, then, isTotal }) => ({
      name,
      now: Number(now),
      // oxlint-disable-next-line unicorn/no-thenable -- what it will be
      then: Number(then),
      isTotal: isTotal ?? false,
    })),
    terms: [...terms],
    checks: [...checks],
    postings: postings.map(({ account, side, amount }) => ({ account, side, amount: Number(amount) })),
    schedule: schedule
      ? { before: schedule.before.map(rowAnswer), after: schedule.after.map(rowAnswer) }
      : null,
    sent,
  };
}

function rowAnswer({ dueOn, principal, interest, charges, total }: Row) {
  return {
    dueOn,
    principal: Number(principal),
    interest: Number(interest),
    charges: Number(charges),
    total: Number(total),
  };
}
