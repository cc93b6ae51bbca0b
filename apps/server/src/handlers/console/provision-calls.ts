import { safeCsv } from '@candor/contract';
import { makeEntry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets } from '@candor/markets';
import type { ProvisionClass } from '@candor/markets/provisions';
import { askForApproval } from '@candor/services/approvals';
import { idOfWords } from '@candor/services/payments/payments';
import { applicationReference } from '@candor/services/kernel/references';
import {
  provisionSubject,
  provisionCells,
  provisionMove,
  readProvisionFile,
  type ProvisionView,
} from '@candor/services/lending/provisions';
import { runCommand } from '@candor/services/kernel/commands';
import type { ProvisionOfClass } from '@candor/services/lending/provisions';
import { readProvisionPage } from '@candor/services/backoffice/books';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { draftEntryOf, minor, moneyRefusal } from './money-answers.ts';

type ProvisionCalls = CallHandlers<'console.provision' | 'console.provision-post' | 'console.provision-file'>;

/** Of the loans of a class, so many are shown; all are in the file. */
const shown = 100;

/** A15.66 to A15.68: what is set aside for loans that may be lost. */
export function consoleProvisionHandlers({ borrowing, offered }: HandlerParts): ProvisionCalls {
  const { database, now } = borrowing;
  return {
    'console.provision': async ({ market, month, class: wanted }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const loans = wanted === undefined ? ('none' as const) : { class: wanted, most: shown };
      const wish = { month: month as CalendarDate | undefined, loans };
      const { view, asked } = await readProvisionPage(database, market, wish, now());
      return { ...figuresOf(view), entry: entryOf(view, market), asked };
    },

    'console.provision-post': async (
      { market, month, required, reason },
      { staff, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const first = `${month.slice(0, 7)}-01` as CalendarDate;
      const answer = await runCommand(database, askForApproval(borrowing), {
        input: {
          requestId: idOfWords(`provision.post ${staff.staffId} ${idempotencyKey}`),
          act: 'provision.post',
          market,
          subject: provisionSubject(market, first),
          input: { market, month: first, required: String(required) },
          reason,
        },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind === 'done') return { approvalId: answer.output.requestId };
      const refusal = moneyRefusal(answer);
      if (refusal.refused === 'not_found') throw new Error('a month is never unknown');
      return refusal;
    },

    'console.provision-file': async ({ market, month }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const view = await readProvisionFile(database, market, month as CalendarDate);
      const { heads, rows } = provisionCells(view);
      const fileName = `provision-${market}-${view.month.slice(0, 7)}.csv`;
      return { fileName, csv: safeCsv(heads, rows), rows: rows.length };
    },
  };
}

function figuresOf(view: ProvisionView) {
  const { month, asOf, state, posted, classes, loans, months, receivables, law, exposure, required, before } =
    view;
  const named = new Map<string, ProvisionClass>(law.classes.map((each) => [each.id, each]));
  const count = classes.reduce((sum, each) => sum + each.loans, 0);
  return {
    month,
    asOf,
    state,
    classes: classes.map((each) => classOf(asItStands(each, state), named.get(each.class))),
    total: sums(asItStands({ loans: count, exposure, required, before }, state)),
    receivables: minor(receivables),
    ties: receivables === exposure,
    posted: posted && {
      entryId: posted.entryId === null ? null : String(posted.entryId),
      at: posted.postedAt.toISOString(),
    },
    loans: loans.map(({ loanId, orderId, daysLate, exposure: owes, required: needs }) => ({
      loanId: orderId,
      reference: orderId === null ? String(loanId) : applicationReference(orderId),
      daysLate,
      exposure: minor(owes),
      required: minor(needs),
    })),
    months: [...months],
    law: law.law,
  };
}

/**
 * Once it is posted, what is provided is what was required, and nothing is left to post. What was moved
 * stands in the entry.
 */
function asItStands<Sums extends Pick<ProvisionOfClass, 'required' | 'before'>>(
  each: Sums,
  state: ProvisionView['state'],
): Sums {
  return state === 'posted' ? { ...each, before: each.required } : each;
}

function classOf(each: ProvisionOfClass, known: ProvisionClass | undefined) {
  const { name, when } = known ?? { name: each.class, when: 'a class that the law no longer has' };
  return { class: each.class, name, when, percent: each.percent, ...sums(each) };
}

function sums({ loans, exposure, required, before }: Omit<ProvisionOfClass, 'class' | 'percent'>) {
  return {
    loans,
    exposure: minor(exposure),
    required: minor(required),
    before: minor(before),
    more: minor(provisionMove({ required, before })),
  };
}

function entryOf({ month, asOf, required, before }: ProvisionView, market: keyof typeof markets) {
  const more = provisionMove({ required, before });
  if (more === 0n) return null;
  const occasion = { market, businessDate: asOf, currency: markets[market].currency.code };
  return draftEntryOf(makeEntry('provide', occasion, { month: month.slice(0, 7), more }));
}
