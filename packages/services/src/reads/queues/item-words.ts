import { channelName } from '@candor/domain/payment-channels';
import type { CalendarDate } from '@candor/domain/calendar';
import { marketMoney, problemKinds, type MarketId } from '@candor/markets';
import type { QueueKey, WaitingDetail } from '@candor/store/queues';
import { actOf } from '../../approvals/approvable-acts.ts';
import { complaintTexts } from '../../servicing/complaints/complaint-texts.ts';
import { disputeWords } from '../../backoffice/bureau/dispute-words.ts';
import {
  disbursementExceptionWords,
  disbursementWhyWords,
} from '../../payments/disbursement-notices/disbursement-trouble-words.ts';

/** What a line of a queue says: the subject, and what stands beside it. */
export type ItemWords = { readonly subject: string; readonly detail: string };

const unnamed = 'No name given';
const hardshipOptions: Readonly<Record<string, string>> = {
  delay: 'requests an extension',
  'smaller-instalments': 'requests smaller instalments',
  'promise-to-pay': 'promises to pay',
  talk: 'requests a callback',
};

/** How the thing reads in one line, in words; names are as on the documents. */
export function itemWords(
  queue: QueueKey,
  { amount, note, name }: Pick<WaitingDetail, 'amount' | 'note' | 'name'>,
  { market, person, about }: { market: MarketId; person: string | null; about: string | null },
): ItemWords {
  const money = amount === null ? '' : marketMoney(market, amount);
  const who = person ?? unnamed;
  if (queue === 'applications' || queue === 'referred')
    return { subject: who, detail: `${money} · ${termWords(note)}` };
  if (queue === 'payouts')
    return {
      subject: person ?? (name === null ? unnamed : `Refund of ${name}`),
      detail: `${money} · ${payoutNoteWords(note)}`,
    };
  if (queue === 'money')
    return note === 'claimed'
      ? { subject: `Claim of ${money}`, detail: [name, person].filter((word) => word !== null).join(' · ') }
      : { subject: `${channelName(note)} ${money}, unapplied`, detail: name ?? '' };
  if (queue === 'collections') return { subject: who, detail: `${note} DPD · ${money} past due` };
  if (queue === 'hardship') return { subject: who, detail: hardshipOptions[note] ?? note };
  if (queue === 'complaints') {
    const known = problemKinds.find((each) => each === note);
    const kind = known ? complaintTexts('en')(`kind.${known}`) : note;
    return { subject: who, detail: `${name} · ${kind}` };
  }
  if (queue === 'bureau' && note === 'file')
    return { subject: 'Bureau file', detail: `of ${shortDay(name ?? '')}, not made yet` };
  if (queue === 'bureau')
    return {
      subject: who,
      detail:
        note === 'refused'
          ? `refused by the bureau · ${name ?? ''}`
          : `${disputeWords(note)} · said by the ${name ?? 'borrower'}`,
    };
  return {
    // Of some acts not even the name is for everybody who sees that something waits.
    subject: actOf(note)?.seenBy ? 'Application' : (actOf(note)?.name ?? note),
    detail: [about, name === null ? 'an approver needs your answer' : `asked by ${name}`]
      .filter(Boolean)
      .join(' · '),
  };
}

/** What keeps a payout in the queue; a file that is not made is no exception, and has words of its own. */
function payoutNoteWords(note: string): string {
  if (note === 'to_be_sent') return 'to be sent';
  if (note.startsWith('failed ')) {
    const why = note.slice('failed '.length);
    return why === '' ? 'failed' : `failed: ${disbursementWhyWords(why)}`;
  }
  return disbursementExceptionWords(note);
}

/** `2 1 month` → 2 months; `6 2 week` → 6 × 2 weeks. */
function termWords(note: string): string {
  const [count = '', every = '', unit = ''] = note.split(' ');
  const units = unit.replace('-', ' ');
  if (every === '1') return `${count} ${units}${count === '1' ? '' : 's'}`;
  return `${count} × ${every} ${units}s`;
}

const shortDays = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

const knownDays = new Map<string, string>();

/** Many lines of a page are for the same few days. */
function shortDay(day: string): string {
  const known = knownDays.get(day);
  if (known !== undefined) return known;
  if (knownDays.size > 1_000) knownDays.clear();
  const words = shortDays.format(Date.parse(`${day as CalendarDate}T00:00:00Z`)).replace(',', '');
  knownDays.set(day, words);
  return words;
}
